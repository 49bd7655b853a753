import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from './elements.ts';

it('has the line colours of the site', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8');
  expect(tokens).toContain('--color-line: color-mix(in srgb, var(--color-light) 14%, transparent);');
  expect(tokens).toContain('--color-line-strong: color-mix(in srgb, var(--color-light) 50%, transparent);');
  expect(COLOURS).toMatchObject({
    light: '#a4bcff',
    line: 'rgba(164, 188, 255, 0.14)',
    lineStrong: 'rgba(164, 188, 255, 0.5)',
  });
});
