import { readFile } from 'node:fs/promises';
import { Type } from 'typebox';
import Value from 'typebox/value';
import { DrawReply } from '#contract/draw.ts';
import { checkDraw, type DrawFindings } from '#domain/draw/check-draw.ts';
import { cesCommand } from '../start/ces-command.ts';
import { type Command, missingArgument, print } from './command.ts';

/** The data of a finished season includes its draw. */
const SeasonFile = Type.Object({ draw: DrawReply });

/** `npm run check-draw -- FILE`: recomputes a draw from `GET /api/ucl/draw` or from the data of a finished season. */
export const run: Command = async ({ args: [file] }) => {
  if (!file) return missingArgument('FILE', cesCommand('check-draw FILE'));
  const draw = await readDraw(file);
  if (typeof draw === 'string') return draw;

  let areAttemptsCorrect = true;
  for (const [index, attempt] of draw.attempts.entries()) {
    const findings = await checkDraw(attempt);
    print(`Draw ${index + 1}, voided: ${attempt.reason}`);
    if (findings) printFindings(findings);
    else print('  It was voided before it started, so there is nothing to verify.');
    areAttemptsCorrect &&= findings?.isCorrect ?? true;
  }
  if (draw.state === 'none') return 'There is no draw yet.';
  const findings = await checkDraw(draw);
  if (!findings) return 'This draw is not finished: its secret is revealed with the last ball.';
  printFindings(findings);
  print(
    draw.phraseFrom === null
      ? 'Recomputed; the administrator chose the phrase'
      : `Phrase taken from the source announced in advance: ${draw.phraseFrom}`,
  );
  if (!findings.isCorrect) return 'This draw is NOT correct: the differences are marked above.';
  if (!areAttemptsCorrect) return 'A voided draw is NOT correct: the differences are marked above.';
  print('This draw is correct.');
  return null;
};

/** The draw, or an error message. */
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
    return `${file} is not JSON. Save the response of /api/ucl/draw unchanged.`;
  }
  return `${file} does not contain a draw. Save the response of /api/ucl/draw unchanged.`;
}

function printFindings({ inputHash, commitment, wrongBalls, ballCount }: DrawFindings): void {
  printHash('SHA-256 of the list', inputHash);
  printHash('SHA-256 of the secret', commitment);
  print(
    wrongBalls.length === 0
      ? `Balls\n  all ${ballCount} follow from the list, the secret and the phrase`
      : `Balls\n  DIFFERENT: ${wrongBalls.length} of ${ballCount}, starting with ball ${wrongBalls[0]}`,
  );
}

function printHash(name: string, { published, computed, isSame }: DrawFindings['inputHash']): void {
  print(
    `${name}\n  published  ${published}\n  computed   ${computed}  ${isSame ? 'identical' : 'DIFFERENT'}`,
  );
}
