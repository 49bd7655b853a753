import { expect, test } from 'vitest';
import { NAME_PICTURE, nameInPictures, sharePictureOf } from './share-picture.ts';
import { SHIPPED_SITE } from './shipped-site.ts';

test.each([
  ['Harbour League', 'CES', 'Harbour League', NAME_PICTURE],
  ['دوري المرفأ', 'HPL', 'HPL', NAME_PICTURE],
  // Neither blank nor under another league's name.
  ['دوري المرفأ', 'CES', null, null],
  ['دوري المرفأ', 'دوري', null, null],
  ['東京 League', '東京', null, null],
  [SHIPPED_SITE.name, 'HPL', SHIPPED_SITE.name, '/share.png'],
])('%s (%s) is %s in pictures, and has %s beside a link', (name, shortName, shown, picture) => {
  expect(nameInPictures({ name, shortName })).toBe(shown);
  expect(sharePictureOf({ name, shortName })).toBe(picture);
});
