import { describe, expect, it } from 'vitest';
import { clubKeyIn } from './club-key.ts';

const KEY = 'abcdefghijklmnopqrstuvwxy2';

describe('the key in an opened or pasted text', () => {
  it.each([
    KEY,
    KEY.toUpperCase(),
    ` ${KEY.slice(0, 13)} ${KEY.slice(13)}\n`,
    KEY.replace(/(.{5})/g, '$1-'),
    `#club=${KEY}`,
    `https://ces.example/ng-hub#club=${KEY}`,
    `https://ces.example/ng-hub?tab=fixtures#club=${KEY}&from=chat`,
    `#club=${KEY}.`,
    `#club=${KEY}%20`,
    `Hello captain, your link: https://ces.example/ng-hub#club=${KEY}, please keep it private.`,
    `Your key is ${KEY.toUpperCase()}. Have fun!`,
  ])('is found in %j', (text) => {
    expect(clubKeyIn(text)).toBe(KEY);
  });

  it.each(['', 'Aurora 11', KEY.slice(1), `${KEY}a`, `#club=${KEY.slice(1)}`, KEY.replace('a', '1')])(
    'is not found in %j',
    (text) => {
      expect(clubKeyIn(text)).toBeNull();
    },
  );
});
