import { expect, test } from 'vitest';
import { readOverlayOptions } from './overlay-options.ts';

const DEFAULTS = {
  position: 'bottom-left',
  theme: 'dark',
  scale: 1,
  rows: null,
  max: null,
  seconds: 8,
};

test('the URL sets the options of an overlay', () => {
  expect(readOverlayOptions('?position=top-right&scale=1.25&max=5&rows=2&seconds=12&theme=light')).toEqual({
    ...{ position: 'top-right', theme: 'light', scale: 1.25, rows: 2, max: 5, seconds: 12 },
  });
  expect(readOverlayOptions('')).toEqual(DEFAULTS);
});

test.each([
  'position=middle',
  'position=',
  'theme=<script>',
  'scale=0',
  'scale=9',
  'scale=-1',
  'scale=1e0',
  'scale=Infinity',
  'rows=0',
  'rows=1.5',
  'rows=99',
  'max=many',
  'seconds=0',
  'seconds=3600',
  'colour=red',
])('%s changes nothing', (search) => {
  expect(readOverlayOptions(`?${search}`)).toEqual(DEFAULTS);
});
