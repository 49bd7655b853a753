import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ALL_PAGES } from '#web/app/pages.ts';
import {
  CLIENT,
  EMBED_BUDGET_KB,
  embedWeight,
  FIRST_LOAD_BUDGET_KB,
  firstLoadWeights,
} from './support/first-load-weight.ts';

const VIDEO_BUDGET_KB = 1500;

it('keeps every page within its budget of scripts, styles and fonts', () => {
  const weights = firstLoadWeights();
  expect(weights).toHaveLength(ALL_PAGES.length);
  for (const { page, scripts, styles, fonts } of weights) {
    expect(scripts, page).toBeLessThan(FIRST_LOAD_BUDGET_KB.scripts);
    expect(styles).toBeLessThan(FIRST_LOAD_BUDGET_KB.styles);
    expect(fonts).toBeGreaterThan(0);
    expect(fonts).toBeLessThan(FIRST_LOAD_BUDGET_KB.fonts);
  }
});

it('keeps embeds light', () => {
  const { scripts, styles } = embedWeight();
  expect(scripts).toBeLessThan(EMBED_BUDGET_KB.scripts);
  expect(styles).toBeLessThan(EMBED_BUDGET_KB.styles);
});

it('keeps the highlights video light', () => {
  const files = ['highlights.webm', 'highlights.mp4', 'highlights.jpg'].map((name) =>
    join(CLIENT, 'media', name),
  );
  for (const file of files) expect(existsSync(file)).toBe(true);
  const kb = files.reduce((sum, file) => sum + statSync(file).size / 1000, 0);
  expect(kb).toBeLessThan(VIDEO_BUDGET_KB);
});
