import { join } from 'node:path';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';
import { createDrawingProcess, NotDrawnError } from '../images/drawing-process.ts';
import type { EncodedPicture } from './encode-picture.ts';
import type { Encoding } from './encoding-program.ts';

const RETRY_AFTER_SECONDS = 5;

export interface PictureEncoder {
  /** Makes the JPEG that is stored of a file. The signal says that its sender has left. */
  readonly encode: (sent: Buffer, signal: AbortSignal) => Promise<EncodedPicture>;
  readonly close: () => void;
}

/** Encodes pictures one at a time, in a process that the first of them starts. */
export function createPictureEncoder(clientDir: string): PictureEncoder {
  const program = join(clientDir, '../server/encoding-program.js');
  const { draw, close } = createDrawingProcess<Buffer, Encoding>(program);
  const oneAtATime = pLimit(1);
  return {
    encode: (sent, signal) =>
      oneAtATime(async () => {
        const encoding = await draw(sent, signal).catch((error: unknown) => {
          throw error instanceof NotDrawnError ? refusalOf(error) : error;
        });
        if ('code' in encoding) throw new Refusal(encoding.code, { sentence: encoding.message });
        return encoding;
      }),
    close,
  };
}

function refusalOf({ reason }: NotDrawnError): Refusal {
  switch (reason) {
    case 'too slow':
      return new Refusal('picture_too_large', { sentence: 'This picture takes too long to decode.' });
    case 'too much memory':
      return new Refusal('picture_too_large', { sentence: 'This picture takes too much memory to decode.' });
    case 'aborted':
      return new Refusal('request_timeout');
    case 'process ended':
      return new Refusal('picture_not_decoded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
