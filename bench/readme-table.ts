import { readFileSync, writeFileSync } from 'node:fs';

const BEGIN = '<!-- bench: begin -->';
const END = '<!-- bench: end -->';

/** Shows the newest table in the README. */
export function writeToReadme(text: string): void {
  const readme = readFileSync('README.md', 'utf8');
  const begin = readme.indexOf(BEGIN);
  const end = readme.indexOf(END);
  if (begin === -1 || end === -1) throw new Error('README.md has lost the place of the bench table');
  writeFileSync('README.md', `${readme.slice(0, begin + BEGIN.length)}\n${text}\n${readme.slice(end)}`);
}
