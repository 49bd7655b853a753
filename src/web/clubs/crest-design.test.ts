import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CREST_PATTERNS, CREST_SHAPES, crestOf, initialsOf } from './crest-design.ts';
import { OUTLINES, patternPath } from './crest-paths.ts';

const PLACEHOLDERS = Array.from({ length: 64 }, (_, i) => `Team ${i + 1}`);
const anyName = fc.oneof(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'binary' }));

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}
function contrast(one: string, other: string): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}
const countGraphemes = (text: string) =>
  [...new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text)].length;

describe('initials', () => {
  test.each([
    ['Team 7', 'T7'],
    ['Team 64', 'T64'],
    ['FC Nordlys 04', 'N04'],
    ['Schalke 04', 'S04'],
    ['São Paulo Fênix', 'SPF'],
    ['Dynamo', 'DYN'],
    ['FC', 'FC'],
    ['x', 'X'],
    ['Straße', 'STR'],
    ['Real Sociedad Gaming Club', 'RSG'],
    ['Динамо Київ', 'ДК'],
    ['Ολυμπιακός Πειραιώς', 'ΟΠ'],
    ['الهلال السعودي', 'هس'],
    ['東京ヴェルディ', '東京'],
    ['👩‍👩‍👧‍👦🔥', '👩‍👩‍👧‍👦'],
    ['---', '-'],
    ['   ', '?'],
    ['', '?'],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });

  test('are one to three letters, whatever the name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const count = countGraphemes(initialsOf(name));
        expect(count).toBeGreaterThanOrEqual(1);
        expect(count).toBeLessThanOrEqual(3);
      }),
    );
  });
});

describe('design', () => {
  test('is the same for the same name, however its accents are encoded', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        expect(crestOf(name)).toEqual(crestOf(name));
        expect(crestOf(name.normalize('NFD'))).toEqual(crestOf(name.normalize('NFC')));
        expect(initialsOf(name.normalize('NFD'))).toBe(initialsOf(name.normalize('NFC')));
      }),
    );
  });

  test('letters are readable on what surrounds them, whatever the name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { ink, base } = crestOf(name);
        expect(contrast(ink, base)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('the two colours of every placeholder can be told apart', () => {
    for (const name of PLACEHOLDERS) {
      const { base, second } = crestOf(name);
      expect(contrast(base, second), name).toBeGreaterThanOrEqual(1.5);
    }
  });

  test('the four clubs of a placeholder group differ in colours and in pattern', () => {
    for (let first = 0; first < PLACEHOLDERS.length; first += 4) {
      const group = PLACEHOLDERS.slice(first, first + 4).map(crestOf);
      expect(new Set(group.map(({ base, second }) => base + second)).size).toBe(4);
      expect(new Set(group.map(({ pattern }) => pattern)).size).toBe(4);
    }
  });

  test('no two placeholders look alike', () => {
    const looks = PLACEHOLDERS.map((name) => JSON.stringify(crestOf(name)));
    expect(new Set(looks).size).toBe(64);
  });
});

test('every shape has an outline and a part of every pattern inside it', () => {
  for (const shape of CREST_SHAPES) {
    expect(OUTLINES[shape]).toMatch(/^M.*Z$/);
    for (const pattern of CREST_PATTERNS) expect(patternPath(shape, pattern)).toMatch(/^M[-\d.LMHV ]+$/);
  }
});
