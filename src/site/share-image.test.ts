import { expect, test } from 'vitest';
import { DEFAULT_SITE } from './default-site.ts';
import { NAME_IMAGE, nameInShareImages, shareImageOf } from './share-image.ts';

test.each([
  ['Harbour League', 'CES', 'Harbour League', NAME_IMAGE],
  ['دوري المرفأ', 'HPL', 'HPL', NAME_IMAGE],
  // Neither blank nor under another league's name.
  ['دوري المرفأ', 'CES', null, null],
  ['دوري المرفأ', 'دوري', null, null],
  ['東京 League', '東京', null, null],
  [DEFAULT_SITE.name, 'HPL', DEFAULT_SITE.name, '/share.png'],
])('%s (%s) is called %s in share images, with %s in link previews', (name, shortName, shown, picture) => {
  expect(nameInShareImages({ name, shortName })).toBe(shown);
  expect(shareImageOf({ name, shortName })).toBe(picture);
});
