// Loaded before the server (`NODE_OPTIONS=--import`): its clock is ahead by the milliseconds in a file.
import { readFileSync } from 'node:fs';

const file = process.env.CLOCK_AHEAD_FILE;
const RealDate = Date;
const now = () => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    if (parts.length === 0) super(now());
    else super(...parts);
  }
  static now() {
    return now();
  }
};
