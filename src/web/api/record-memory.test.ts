import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  forgetReceipts,
  forgetSeenHead,
  keepReceipt,
  keepSeenHead,
  keptReceipts,
  type Receipt,
  seenHead,
} from './record-memory.ts';

const HEAD = { seq: 412, hash: 'a'.repeat(64) };
const receipt = (seq: number): Receipt => ({
  seq,
  hash: `hash of ${seq}`,
  at: '2026-03-01T23:58:00.000Z',
  text: 'Rovers 2–1 United',
});

const refuse = () => {
  throw new DOMException('Access is denied.', 'SecurityError');
};

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  });
});
afterEach(() => {
  forgetSeenHead();
  forgetReceipts();
  vi.unstubAllGlobals();
});

describe('the head that was seen', () => {
  test('is kept, and forgotten when somebody asks for it', () => {
    expect(seenHead()).toBeNull();
    keepSeenHead({ ...HEAD, pages: 3 } as typeof HEAD);
    expect(seenHead()).toEqual(HEAD);
    forgetSeenHead();
    expect(seenHead()).toBeNull();
  });

  test.each(['', '{', '7', 'null', '{"seq":1}', '{"seq":"1","hash":"a"}', '{"seq":1.5,"hash":"a"}'])(
    'is not made of something else under its key: %s',
    (text) => {
      kept.set('ces-record-head', text);
      expect(seenHead()).toBeNull();
    },
  );

  test('lasts as long as the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(seenHead()).toBeNull();
    keepSeenHead(HEAD);
    expect(seenHead()).toEqual(HEAD);
    forgetSeenHead();
    expect(seenHead()).toBeNull();
  });
});

describe('receipts', () => {
  test('stand with the newest first, each once', () => {
    for (const seq of [1, 2, 1]) keepReceipt(receipt(seq));
    expect(keptReceipts()).toEqual([receipt(1), receipt(2)]);
    forgetReceipts();
    expect(keptReceipts()).toEqual([]);
  });

  test('do not fill the device', () => {
    for (let seq = 1; seq <= 201; seq += 1) keepReceipt(receipt(seq));
    expect(keptReceipts()).toHaveLength(200);
    expect(keptReceipts()[0]?.seq).toBe(201);
  });

  test('something else under their key is left out', () => {
    kept.set('ces-receipts', JSON.stringify([null, 7, HEAD, receipt(3)]));
    expect(keptReceipts()).toEqual([receipt(3)]);
    kept.set('ces-receipts', '{"0":1}');
    expect(keptReceipts()).toEqual([]);
  });

  test('last as long as the page where the browser keeps nothing', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    keepReceipt(receipt(1));
    expect(keptReceipts()).toEqual([receipt(1)]);
  });
});
