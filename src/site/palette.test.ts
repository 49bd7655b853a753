import { readFileSync } from 'node:fs';
import { wcagContrast as contrast, converter } from 'culori';
import { expect, it } from 'vitest';
import { DEFAULT_SITE } from './default-site.ts';
import { type Palette, paletteOf, TEXT_CONTRAST } from './palette.ts';

const DEFAULT_COLOURS = DEFAULT_SITE.colors;
const SURFACES = ['night', 'surface1', 'surface2', 'surface3'] as const;

it('matches tokens.css for the default colours', () => {
  const tokens = readFileSync('src/web/styles/tokens.css', 'utf8');
  for (const [name, colour] of Object.entries(paletteOf(DEFAULT_COLOURS))) {
    const token = name.replace(/[A-Z0-9]/g, (letter) => `-${letter.toLowerCase()}`);
    const [, written] = new RegExp(`--color-${token}: (#[^;]+);`).exec(tokens) ?? [];
    expect([name, colour]).toEqual([name, written]);
  }
});

const oklch = converter('oklch');
const toOklch = (hex: string) => {
  const { l: lightness = 0, c: chroma = 1 } = oklch(hex) ?? {};
  return { lightness, chroma };
};
const grounds = (palette: Palette) => SURFACES.map((name) => toOklch(palette[name]));

it.each(['#05140c', '#1a0510', '#14082b', '#101010', '#1b2a1f', '#220022', '#00131f'])(
  'derives surfaces for the background %s in the same steps, and readable greys',
  (night) => {
    const palette = paletteOf({ ...DEFAULT_COLOURS, night });
    const steps = grounds(paletteOf(DEFAULT_COLOURS));
    const [base, ...surfaces] = grounds(palette);
    surfaces.forEach(({ lightness }, index) => {
      const step = (steps[index + 1]?.lightness ?? 0) - (steps[0]?.lightness ?? 0);
      expect(lightness - (base?.lightness ?? 0)).toBeCloseTo(step, 1);
    });
    for (const name of ['fg', 'muted', 'faint'] as const)
      expect([name, contrast(palette[name], palette.surface3) >= TEXT_CONTRAST]).toEqual([name, true]);
  },
);

it.each(['#000000', '#010101', '#000008', '#04060f', '#0a0a0a', '#1a0510', '#101010', '#1b2a1f'])(
  'derives surfaces for the background %s that are as distinguishable as the default ones',
  (night) => {
    const [ours, palette] = [paletteOf(DEFAULT_COLOURS), paletteOf({ ...DEFAULT_COLOURS, night })];
    const steps = (of: Palette) =>
      SURFACES.slice(1).map((name, index) => contrast(of[name], of[SURFACES[index] ?? 'night']));
    steps(palette).forEach((step, index) => {
      // Rounding to screen colours makes nothing exact.
      expect(step).toBeGreaterThan((steps(ours)[index] ?? 0) - 0.03);
    });
    for (const name of ['fg', 'muted', 'faint'] as const)
      expect([name, contrast(palette[name], palette.surface3) >= TEXT_CONTRAST]).toEqual([name, true]);
  },
);

it('keeps a grey background grey, and follows another hue', () => {
  const grey = paletteOf({ ...DEFAULT_COLOURS, night: '#101010' });
  for (const name of [...SURFACES, 'fg', 'muted', 'light'] as const)
    expect(toOklch(grey[name]).chroma).toBeLessThan(0.002);
  const [red, , blue] = [
    ...Buffer.from(paletteOf({ ...DEFAULT_COLOURS, night: '#1f0707' }).surface3.slice(1), 'hex'),
  ];
  expect(red).toBeGreaterThan(2 * (blue ?? 0));
});

it('has a brighter accent of the same hue on hover', () => {
  for (const accent of ['#ff5a5a', '#7ee081', '#c08cff', '#ffffff']) {
    const [own, bright] = [toOklch(accent), toOklch(paletteOf({ ...DEFAULT_COLOURS, accent }).accentBright)];
    expect(bright.lightness).toBeGreaterThan(Math.min(own.lightness, 0.97));
  }
});
