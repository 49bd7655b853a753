import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { createDrawingProcess, NotDrawnError } from './drawing-process.ts';

/** What the program does is its job. */
const PROGRAM = `
process.on('message', ({ id, job: type }) => {
  if (type === 'crash') process.kill(process.pid, 'SIGKILL');
  if (type === 'end') process.exit(1);
  if (type === 'fail') process.send({ id, error: 'no such face' });
  if (type === 'pid') process.send({ id, png: Buffer.from(String(process.pid)) });
  if (type === 'environment') process.send({ id, png: Buffer.from(Object.keys(process.env).join()) });
});
process.on('disconnect', () => process.exit(0));
`;

const ENDED = new NotDrawnError('process ended');

async function open(options?: Parameters<typeof createDrawingProcess>[1]) {
  const program = join(await temporaryFolder(), 'program.mjs');
  await writeFile(program, PROGRAM);
  const drawing = createDrawingProcess<string>(program, options);
  onTestFinished(drawing.close);
  const draw = async (job: string) => (await drawing.draw(job)).toString();
  return { ...drawing, draw };
}

it('draws in one other process, which knows nothing of the environment', async () => {
  const { draw } = await open();
  const pids = await Promise.all([draw('pid'), draw('pid')]);
  expect(pids[0]).toBe(pids[1]);
  expect(pids[0]).not.toBe(String(process.pid));
  expect(await draw('environment')).not.toContain('PATH');
});

it.each(['crash', 'end'])(
  'is unavailable for a moment after a %s, and there again for the next',
  async (how) => {
    const { draw } = await open();
    const before = await draw('pid');
    const waiting = draw('never');
    await expect(draw(how)).rejects.toEqual(ENDED);
    await expect(waiting).rejects.toEqual(ENDED);
    expect(await draw('pid')).not.toBe(before);
  },
);

it('gives up what takes too long', async () => {
  const { draw } = await open({ mostMs: 300 });
  await expect(draw('never')).rejects.toEqual(new NotDrawnError('too slow'));
});

it('says what cannot be drawn, and goes on', async () => {
  const { draw } = await open();
  const before = await draw('pid');
  await expect(draw('fail')).rejects.toThrow('no such face');
  expect(await draw('pid')).toBe(before);
});

it('ends when nothing was drawn for a while', async () => {
  const { draw } = await open({ idleMs: 1 });
  const pid = Number(await draw('pid'));
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await draw('pid')).not.toBe(String(pid));
});

it('refuses what is under way when it is closed, and leaves no process', async () => {
  const { draw, close } = await open();
  const pid = Number(await draw('pid'));
  const waiting = draw('never');
  close();
  await expect(waiting).rejects.toEqual(ENDED);
  await expect.poll(() => isRunning(pid)).toBe(false);
});

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}
