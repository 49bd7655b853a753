import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { commitmentTo, inputHash, stepsOf } from '#domain/draw/draw-proof.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { NO_DRAW } from '#domain/testing/season-facts.ts';
import { run as checkDraw } from '#server/cli/check-draw.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { runHere } from './support/in-this-process.ts';
import { runCes } from './support/server-process.ts';

const clubs = drawList({ Sisters: [1, 2] });
const secret = '0f'.repeat(32);
const phrase = 'Round 7';
const draw = {
  ...NO_DRAW,
  state: 'done',
  clubs,
  inputHash: await inputHash(clubs),
  commitment: await commitmentTo(secret),
  phrase,
  secret,
  steps: await stepsOf({ clubs, secret, phrase }),
};

async function check(text: string) {
  const file = join(await temporaryFolder(), 'draw.json');
  await writeFile(file, text);
  return runHere(checkDraw, {}, [file]);
}

it('finds a valid draw correct and prints each hash', async () => {
  const { code, output } = await check(JSON.stringify(draw));
  expect(output).toContain(draw.inputHash);
  expect(output).toContain(draw.commitment);
  expect(output).toContain('Recomputed; the administrator chose the phrase');
  expect(output).toMatch(/This draw is correct\.\n$/);
  expect(code).toBe(0);
});

it('prints the announced source of the phrase', async () => {
  const { output } = await check(JSON.stringify({ ...draw, phraseFrom: 'Beacon round 7' }));
  expect(output).toContain('Phrase taken from the source announced in advance: Beacon round 7');
});

it('finds the draw in the data of a finished season', async () => {
  const { code, output } = await check(JSON.stringify({ season: { number: 1, name: 'Spring' }, draw }));
  expect(output).toMatch(/This draw is correct\.\n$/);
  expect(code).toBe(0);
});

it('reports differences', async () => {
  const [first, second, ...rest] = draw.steps;
  const { code, output } = await check(JSON.stringify({ ...draw, steps: [second, first, ...rest] }));
  expect(output).toContain('DIFFERENT: 2 of 64, starting with ball 1');
  expect(output).toContain('This draw is NOT correct');
  expect(code).toBe(1);
});

it.each([
  ['{', 'is not JSON'],
  ['{"state":"done"}', 'does not contain a draw'],
  [JSON.stringify(NO_DRAW), 'There is no draw yet.'],
  [JSON.stringify({ ...draw, state: 'drawing', secret: null }), 'This draw is not finished'],
])('rejects %.40s with a message', async (text, message) => {
  const { code, output } = await check(text);
  expect(output).toContain(message);
  expect(output).not.toContain('    at ');
  expect(code).toBe(1);
});

it('requires a file that exists', async () => {
  expect(await runCes('check-draw', {})).toEqual({
    code: 1,
    output: 'Missing argument: FILE\nUsage: ces check-draw FILE\n',
  });
  expect((await runCes('check-draw', {}, { args: ['/nowhere.json'] })).output).toBe(
    '/nowhere.json cannot be read.\n',
  );
});
