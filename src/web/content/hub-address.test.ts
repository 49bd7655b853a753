import { expect, test } from 'vitest';
import { hubAddress } from './hub-address.ts';

test('keeps what the address says, but for what is changed', () => {
  expect(hubAddress('', {})).toBe('/ng-hub');
  expect(hubAddress('?tab=fixtures', { matchday: '2' })).toBe('/ng-hub?tab=fixtures&matchday=2');
  expect(hubAddress('?what-if=6500:2-1,6503:0-0', { tab: 'fixtures' }, 'fixtures-k')).toBe(
    '/ng-hub?tab=fixtures&what-if=6500:2-1,6503:0-0#fixtures-k',
  );
  expect(hubAddress('?what-if=6500%3A2-1', {})).toBe('/ng-hub?what-if=6500:2-1');
  expect(hubAddress('?tab=fixtures&state=open', { state: null, 'what-if': '' })).toBe(
    '/ng-hub?tab=fixtures&what-if=',
  );
});

test('leaves out what the hub does not know, and lets nothing out of its parameter', () => {
  expect(hubAddress('?utm_source=chat&tab=fixtures', {})).toBe('/ng-hub?tab=fixtures');
  expect(hubAddress('?tab=%26club%3Dmine%23top', {})).toBe('/ng-hub?tab=%26club%3Dmine%23top');
});
