import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { COLOURS } from './colours.ts';

it('are the colours of the site', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries(COLOURS)) {
    const token = name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);
    const [, written] = new RegExp(`--color-${token}: ([^;]+);`).exec(tokens) ?? [];
    const asInCss = colour.replace(
      /^rgba\((\d+), (\d+), (\d+), ([\d.]+)\)$/,
      (_, r, g, b, alpha) => `rgb(${r} ${g} ${b} / ${Math.round(Number(alpha) * 100)}%)`,
    );
    expect([name, written]).toEqual([name, asInCss]);
  }
});
