import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const FILE = /^[\w./-]+\.(ts|tsx|md|json|conf|service)$/;

it('every file that docs/security.md names as proof exists', () => {
  const marked = readFileSync('docs/security.md', 'utf8').matchAll(/`([^`\n]+)`/g);
  const files = [...marked].map(([, text]) => String(text)).filter((text) => FILE.test(text));
  expect(files.length).toBeGreaterThan(100);
  const missing = files.filter((file) => !existsSync(file) && !existsSync(`src/server/${file}`));
  // A URL path looks similar, and begins with a slash.
  expect(missing.filter((file) => !file.startsWith('/'))).toEqual([]);
});
