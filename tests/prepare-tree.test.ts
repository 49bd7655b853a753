import { execFile } from 'node:child_process';
import { chmod, cp, mkdir, readFile, utimes, writeFile } from 'node:fs/promises';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { beforeEach, expect, it, onTestFinished } from 'vitest';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';

const EARLIER = new Date('2026-03-01T20:00:00Z');
const LATER = new Date('2026-03-01T20:05:00Z');
let tree: string;

/** A tree with the lock file and the scripts, and an npm that only records its calls. */
beforeEach(async () => {
  tree = await temporaryFolder();
  await cp('scripts/prepare-tree.mjs', join(tree, 'scripts', 'prepare-tree.mjs'));
  await writeFile(join(tree, 'package-lock.json'), '{}');
  await mkdir(join(tree, 'node_modules', 'vite'), { recursive: true });
  await mkdir(join(tree, 'bin'));
  await writeFile(join(tree, 'bin', 'npm'), '#!/bin/sh\necho "$*" >> asked\n', { mode: 0o755 });
});

async function prepare(
  step: 'ensureInstalled' | 'ensureBuilt',
  user: { uid?: number } = {},
): Promise<string> {
  const script = `import { ${step} } from ${JSON.stringify(join(tree, 'scripts', 'prepare-tree.mjs'))}; ${step}();`;
  const PATH = [join(tree, 'bin'), process.env.PATH].join(delimiter);
  await promisify(execFile)(process.execPath, ['--input-type=module', '-e', script], {
    env: { ...process.env, PATH },
    ...user,
  });
  return readFile(join(tree, 'asked'), 'utf8').catch(() => '');
}

async function write(path: string, at: Date): Promise<void> {
  await mkdir(join(tree, path, '..'), { recursive: true });
  await writeFile(join(tree, path), '{}');
  await utimes(join(tree, path), at, at);
}

it('does not repeat npm ci, so that a running server keeps its modules', async () => {
  await write('package-lock.json', EARLIER);
  await write('node_modules/.package-lock.json', LATER);
  expect(await prepare('ensureInstalled')).toBe('');

  await write('package-lock.json', new Date(LATER.getTime() + 1000));
  expect(await prepare('ensureInstalled')).toContain('ci --include=dev');
});

it('builds if the sources are newer than the last build, and only then', async () => {
  await write('package.json', EARLIER);
  await write('package-lock.json', EARLIER);
  expect(await prepare('ensureBuilt')).toContain('build');
});

it('accepts a build by the operator', async () => {
  await write('package.json', EARLIER);
  await write('package-lock.json', EARLIER);
  await mkdir(join(tree, 'dist'));
  await cp('scripts/mark-built.mjs', join(tree, 'scripts', 'mark-built.mjs'));
  await promisify(execFile)(process.execPath, [join(tree, 'scripts', 'mark-built.mjs')]);
  expect(await prepare('ensureBuilt')).toBe('');
});

it.each([
  ['ensureInstalled', 'As its owner, run: cd TREE && npm ci --include=dev'],
  ['ensureBuilt', 'As its owner, run: cd TREE && npm run build'],
] as const)('explains what to do to a user without write permission: %s', async (step, message) => {
  await write('package.json', EARLIER);
  await chmod(tree, 0o555);
  onTestFinished(() => chmod(tree, 0o755));
  // Root may write everywhere.
  const user = process.getuid?.() === 0 ? { uid: 65_534 } : {};
  await expect(prepare(step, user)).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining(message.replace('TREE', tree)),
  });
});
