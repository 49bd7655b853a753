import { expect, test } from 'vitest';
import { clubAt, clubPath, hubPath } from './paths.ts';

test.each([
  [1, 'Iron Harbour', '/clubs/1-iron-harbour'],
  [7, 'Atlético São João', '/clubs/7-atletico-sao-joao'],
  [12, "St. Mary's & Co.", '/clubs/12-st-mary-s-co'],
  [13, 'İstanbul Åkers 1860', '/clubs/13-istanbul-akers-1860'],
  [14, 'Tromsø', '/clubs/14-troms'],
  [15, 'ＦＣ Ⅳ', '/clubs/15-fc-iv'],
  [64, 'Борисфен', '/clubs/64'],
  [64, '★ ★', '/clubs/64'],
  [2, '</script><script>alert(1)', '/clubs/2-script-script-alert-1'],
])('club %i, %s, is at %s', (id, name, path) => {
  expect(clubPath({ id, name })).toBe(path);
  expect(clubAt(path)).toBe(id);
});

test.each([
  '/clubs',
  '/clubs/',
  '/clubs/0',
  '/clubs/01',
  '/clubs/x',
  '/clubs/1x',
  '/clubs/1/2',
  '/clubs/1-a/b',
  '/clubs/9999999999',
])('%s names no club', (path) => {
  expect(clubAt(path)).toBeNull();
});

test('keeps the rest of the URL when a part is changed', () => {
  expect(hubPath('', {})).toBe('/ng-hub');
  expect(hubPath('?tab=fixtures', { matchday: '2' })).toBe('/ng-hub?tab=fixtures&matchday=2');
  expect(hubPath('?what-if=6500:2-1,6503:0-0', { tab: 'fixtures' }, 'fixtures-k')).toBe(
    '/ng-hub?tab=fixtures&what-if=6500:2-1,6503:0-0#fixtures-k',
  );
  expect(hubPath('?what-if=6500%3A2-1', {})).toBe('/ng-hub?what-if=6500:2-1');
  expect(hubPath('?tab=fixtures&state=open', { state: null, 'what-if': '' })).toBe(
    '/ng-hub?tab=fixtures&what-if=',
  );
});

test('drops parameters that the hub does not know, and escapes every value', () => {
  expect(hubPath('?utm_source=chat&tab=fixtures', {})).toBe('/ng-hub?tab=fixtures');
  expect(hubPath('?tab=%26club%3Dmine%23top', {})).toBe('/ng-hub?tab=%26club%3Dmine%23top');
});
