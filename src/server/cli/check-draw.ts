import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { DrawReply } from '#contract/draw.ts';
import { checkDraw, type DrawFindings } from '#domain/draw/check-draw.ts';
import { type Command, print } from './command.ts';

/** The facts of a finished season hold its draw. */
const SeasonFile = Type.Object({ draw: DrawReply });

/** `npm run check-draw -- FILE`: computes a draw again from `GET /api/ucl/draw`, or from the facts of a finished season. */
export const run: Command = async ({ args: [file] }) => {
  if (!file) return 'Name the file: npm run check-draw -- FILE';
  const draw = await readDraw(file);
  if (typeof draw === 'string') return draw;

  let areAttemptsCorrect = true;
  for (const [index, attempt] of draw.attempts.entries()) {
    const findings = await checkDraw(attempt);
    print(`Draw ${index + 1}, given up: ${attempt.reason}`);
    if (findings) printFindings(findings);
    else print('  It was given up before its phrase was known. Nothing can be computed.');
    areAttemptsCorrect &&= findings?.isCorrect ?? true;
  }
  if (draw.state === 'none') return 'There is no draw yet.';
  const findings = await checkDraw(draw);
  if (!findings) return 'This draw is not done: its secret is told with the last ball.';
  printFindings(findings);
  print(
    draw.phraseFrom === null
      ? 'Recomputed; the administrator chose the phrase'
      : `Phrase taken from the source announced in advance: ${draw.phraseFrom}`,
  );
  if (!findings.isCorrect) return 'This draw is NOT correct: what differs is marked above.';
  if (!areAttemptsCorrect) return 'A draw that was given up is NOT correct: what differs is marked above.';
  print('This draw is correct.');
  return null;
};

/** The draw, or what is wrong with the file. */
async function readDraw(file: string): Promise<DrawReply | string> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch {
    return `${file} cannot be read.`;
  }
  try {
    const saved: unknown = JSON.parse(text);
    if (Value.Check(DrawReply, saved)) return saved;
    if (Value.Check(SeasonFile, saved)) return saved.draw;
  } catch {
    return `${file} is not JSON. Save the answer of /api/ucl/draw as it is.`;
  }
  return `${file} does not hold a draw. Save the answer of /api/ucl/draw as it is.`;
}

function printFindings({ inputHash, commitment, wrongBalls, ballCount }: DrawFindings): void {
  printHash('List, SHA-256', inputHash);
  printHash('Secret, SHA-256', commitment);
  print(
    wrongBalls.length === 0
      ? `Balls\n  all ${ballCount} follow from list, secret and phrase`
      : `Balls\n  DIFFERENT: ${wrongBalls.length} of ${ballCount}, the first is ball ${wrongBalls[0]}`,
  );
}

function printHash(name: string, { published, computed, isSame }: DrawFindings['inputHash']): void {
  print(`${name}\n  published  ${published}\n  computed   ${computed}  ${isSame ? 'the same' : 'DIFFERENT'}`);
}
