import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { transformWithOxc } from 'vite';
import { expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { createRenderProcess, RenderFailedError } from './render-process.ts';

const RENDER_JOBS = 'src/server/images/render-jobs.ts';

/** Each job names what the program does. */
const programWith = (maxSeconds: number) => `
import { pbkdf2 } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import { renderJobs } from './render-jobs.mjs';

// Decoders run on other threads as well.
const busyThread = () => pbkdf2('', '', 2 ** 31 - 1, 64, 'sha512', () => {});
const fillMemory = async () => {
  for (const kept = []; ; await setImmediate()) kept.push(Buffer.alloc(10_000_000, 1));
};
renderJobs(async (job) => {
  if (job === 'crash') process.kill(process.pid, 'SIGKILL');
  if (job === 'end') process.exit(1);
  if (job === 'fail') throw new Error('no such face');
  if (job === 'fill memory') await fillMemory();
  if (job === 'busy thread') busyThread();
  if (job === 'pid' || job === 'busy thread') return Buffer.from(String(process.pid));
  if (job === 'environment') return Buffer.from(Object.keys(process.env).join());
  return new Promise(() => {});
}, { maxSeconds: ${maxSeconds} });
`;

const ENDED = new RenderFailedError('process ended');

async function open(options?: Parameters<typeof createRenderProcess>[1], maxSeconds = 3) {
  const folder = await temporaryFolder();
  const program = join(folder, 'program.mjs');
  await writeFile(program, programWith(maxSeconds));
  const { code } = await transformWithOxc(await readFile(RENDER_JOBS, 'utf8'), RENDER_JOBS);
  await writeFile(join(folder, 'render-jobs.mjs'), code);
  const renderer = createRenderProcess<string>(program, options);
  onTestFinished(renderer.close);
  const render = async (job: string, signal?: AbortSignal) => (await renderer.render(job, signal)).toString();
  return { ...renderer, draw: render };
}

it('renders in one other process, without the environment', async () => {
  const { draw } = await open();
  const pids = await Promise.all([draw('pid'), draw('pid')]);
  expect(pids[0]).toBe(pids[1]);
  expect(pids[0]).not.toBe(String(process.pid));
  expect(await draw('environment')).not.toContain('PATH');
});

it.each(['crash', 'end'])(
  'is unavailable for a moment after a %s, and available again for the next',
  async (how) => {
    const { draw } = await open();
    const before = await draw('pid');
    const waiting = draw('never');
    await expect(draw(how)).rejects.toEqual(ENDED);
    await expect(waiting).rejects.toEqual(ENDED);
    expect(await draw('pid')).not.toBe(before);
  },
);

it('times out', async () => {
  const { draw } = await open({ maxMs: 300 });
  await expect(draw('never')).rejects.toEqual(new RenderFailedError('too slow'));
});

it('ends the process for a job that takes too much processor time, and starts another', async () => {
  const { draw } = await open({}, 0.5);
  const pid = Number(await draw('busy thread'));
  await expect(draw('never')).rejects.toEqual(new RenderFailedError('too slow'));
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await draw('pid')).not.toBe(String(pid));
});

it('ends the process for a job that needs too much memory, and starts another', async () => {
  const { draw } = await open();
  const pid = await draw('pid');
  await expect(draw('fill memory')).rejects.toEqual(new RenderFailedError('too much memory'));
  expect(await draw('pid')).not.toBe(pid);
  await expect.poll(() => isRunning(Number(pid))).toBe(false);
});

it('ends the process for a job that is aborted, and starts none for one that was aborted before', async () => {
  const { draw } = await open();
  const pid = Number(await draw('busy thread'));
  const controller = new AbortController();
  const waiting = draw('never', controller.signal);
  controller.abort();
  await expect(waiting).rejects.toEqual(new RenderFailedError('aborted'));
  await expect.poll(() => isRunning(pid)).toBe(false);
  await expect(draw('pid', controller.signal)).rejects.toEqual(new RenderFailedError('aborted'));
});

it('lets a finished job be aborted without any effect', async () => {
  const { draw } = await open();
  const controller = new AbortController();
  const pid = await draw('pid', controller.signal);
  controller.abort();
  expect(await draw('pid')).toBe(pid);
});

it('reports an image that cannot be rendered, and continues', async () => {
  const { draw } = await open();
  const before = await draw('pid');
  await expect(draw('fail')).rejects.toThrow('no such face');
  expect(await draw('pid')).toBe(before);
});

it('ends when it has been idle for a while', async () => {
  const { draw } = await open({ idleMs: 1 });
  const pid = Number(await draw('pid'));
  await expect.poll(() => isRunning(pid)).toBe(false);
  expect(await draw('pid')).not.toBe(String(pid));
});

it('rejects jobs in progress when it is closed, and leaves no process', async () => {
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
