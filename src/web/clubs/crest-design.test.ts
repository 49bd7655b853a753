import fc from 'fast-check';
import { describe, expect, onTestFinished, test, vi } from 'vitest';
import { seededRandom } from '#demo/seeded-random.ts';
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

  test('of most alphabets need no segmenter, which blocks a phone for a tenth of a second', () => {
    const segment = vi.spyOn(Intl.Segmenter.prototype, 'segment');
    onTestFinished(() => segment.mockRestore());
    expect(['Şimşek Yolu', 'Полярна Зоря', 'Ολυμπιακός', '東京', '서울'].map(initialsOf)).toEqual([
      'ŞY',
      'ПЗ',
      'ΟΛΥ',
      '東京',
      '서울',
    ]);
    expect(segment).not.toHaveBeenCalled();
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

  test('letters stand on the second colour where the pattern has it in the middle', () => {
    for (const name of PLACEHOLDERS) {
      const { pattern, base, second, field } = crestOf(name);
      expect(field, name).toBe(['pale', 'sash', 'saltire'].includes(pattern) ? second : base);
    }
  });

  test('letters are readable on their outline, whatever the name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { ink, field } = crestOf(name);
        expect(contrast(ink, field)).toBeGreaterThanOrEqual(4.5);
      }),
    );
  });

  test('the two colours are distinguishable, and the third on the page, whatever the name', () => {
    fc.assert(
      fc.property(anyName, (name) => {
        const { base, second, trim } = crestOf(name);
        expect(contrast(base, second)).toBeGreaterThanOrEqual(2);
        expect(contrast(trim, '#152046')).toBeGreaterThanOrEqual(3);
      }),
    );
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

/** 40 places and 25 kinds of names: a thousand clubs as a series has them. */
const CLUBS = [
  ...[
    'Aurora',
    'Kestrel',
    'Harbour',
    'Saltmarsh',
    'Nordlys',
    'Ødemark',
    'Łuna',
    'Étoile',
    'São Telmo',
    'Ventania',
  ],
  ...[
    'Relámpago',
    'Sturmwarte',
    'Grünspan',
    'Möwe',
    'Copperfield',
    'Ferry',
    'Wrenbridge',
    'Millpond',
    'Northgate',
  ],
  ...[
    'Quarry Bank',
    'Tidewater',
    'Pixel',
    'Réalta',
    'Işıklı',
    'Stříbrná',
    'Vihreä',
    'Žaibas',
    'Θύελλα',
    'Полярна',
  ],
  ...[
    'Yakō',
    'Marble',
    'Glasshouse',
    'Ember',
    'Frostholm',
    'Ravenmoor',
    'Cobalt',
    'Velvet',
    'Paper',
    'Midnight',
  ],
  'Bluebell',
].flatMap((place) =>
  [
    ...[
      '# FC',
      'FC #',
      '# United',
      '# Town',
      '# City',
      '# Rovers',
      '# 04',
      '# 1901',
      'Real #',
      'Sporting #',
      '# II',
    ],
    ...[
      '# Esports',
      '# Lions',
      '# Albion',
      '# Kickers',
      '# Academy',
      '# Athletic',
      '# EC',
      'Dynamo #',
      '# Wanderers',
    ],
    ...['# IF', '# Gaming', '# Stars', 'Los #', '#'],
  ].map((kind) => kind.replace('#', place)),
);

test('in 1,000 drawn seasons, fewer than 5 % of the groups have two clubs of the same two colours', () => {
  const colours = CLUBS.map(crestOf).map(({ base, second }) => [base, second].sort().join());
  const random = seededRandom(7);
  let groups = 0;
  let collisions = 0;
  for (let season = 0; season < 1000; season++) {
    const drawn = random.shuffled(colours).slice(0, 64);
    for (let first = 0; first < drawn.length; first += 4) {
      groups++;
      if (new Set(drawn.slice(first, first + 4)).size < 4) collisions++;
    }
  }
  expect(groups).toBe(16_000);

  expect(collisions / groups).toBeLessThan(0.05);
});

test('every shape has an outline and a part of every pattern inside it', () => {
  for (const shape of CREST_SHAPES) {
    expect(OUTLINES[shape]).toMatch(/^M.*Z$/);
    for (const pattern of CREST_PATTERNS) expect(patternPath(shape, pattern)).toMatch(/^M[-\d.LMHV ]+$/);
  }
});
