import fc from 'fast-check';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import styles from './club-name.module.css';
import { ClubName, hyphenated } from './club-name.tsx';

const SHY = '\u00ad';

test('in a row, a name is on one line, with the full name in its title and its own text direction', () => {
  expect(renderToStaticMarkup(<ClubName name="מכבי הכרמל" />)).toBe(
    `<bdi class="${styles.row}" title="מכבי הכרמל">מכבי הכרמל</bdi>`,
  );
});

test.each([
  ['IXO', styles.large],
  ['Wolverhampton Wanderers', styles.longer],
  ['Borussia Mönchengladbach Esports', styles.longer],
  ['The Extraordinarily Long Named Club FC01', styles.longest],
])('in large type, %s is set as large as two lines allow', (name, size) => {
  expect(renderToStaticMarkup(<ClubName name={name} isLarge />)).toBe(`<bdi class="${size}">${name}</bdi>`);
});

test.each([
  ['Northgate', 'Northgate'],
  ['Mönchengladbachers', 'Mönchengladb|achers'],
  ['Leuchtturmwärterfreundschaftsspielverein', 'Leuchtturmwä|rterfreundsc|haftsspielverein'],
  ['Schwarzwaldklinik FC', 'Schwarzwaldk|linik FC'],
  ['Wolverhamptoners', 'Wolverhamptoners'],
  ['Μεσολογγιτόπουλος Αθηνών', 'Μεσολογγιτόπ|ουλος Αθηνών'],
  // A line of Arabic, Chinese or digits is never divided with a hyphen.
  ['12345678901234567890', '12345678901234567890'],
  ['東京東京東京東京東京東京東京東京東京東京', '東京東京東京東京東京東京東京東京東京東京'],
])('%s can be divided as %s', (name, divided) => {
  expect(hyphenated(name)).toBe(divided.replaceAll('|', SHY));
});

test('without its soft hyphens, a name is itself, however its accents are encoded', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), (name) => {
      for (const each of [name.normalize('NFC'), name.normalize('NFD')])
        expect(hyphenated(each).replaceAll(SHY, '')).toBe(each.replaceAll(SHY, ''));
    }),
  );
  const decomposed = hyphenated('Mönchengladbachers'.normalize('NFD'));
  expect(decomposed.normalize('NFC')).toBe(`Mönchengladb${SHY}achers`);
});
