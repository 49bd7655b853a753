import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { writeStored } from '#web/ui/store.ts';
import {
  forgetReceipts,
  type Receipt,
  seenHead,
  storedReceipts,
  storeReceipt,
  storeSeenHead,
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
  writeStored('ces-record-head', null);
  forgetReceipts();
  vi.unstubAllGlobals();
});

describe('the last seen head', () => {
  test('is stored', () => {
    expect(seenHead()).toBeNull();
    storeSeenHead({ ...HEAD, pages: 3 } as typeof HEAD);
    expect(seenHead()).toEqual(HEAD);
  });

  test.each(['', '{', '7', 'null', '{"seq":1}', '{"seq":"1","hash":"a"}', '{"seq":1.5,"hash":"a"}'])(
    'is ignored if the stored value is invalid: %s',
    (text) => {
      kept.set('ces-record-head', text);
      expect(seenHead()).toBeNull();
    },
  );

  test('lasts as long as the page in a browser without storage', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    expect(seenHead()).toBeNull();
    storeSeenHead(HEAD);
    expect(seenHead()).toEqual(HEAD);
  });
});

describe('receipts', () => {
  test('are newest first, each once', () => {
    for (const seq of [1, 2, 1]) storeReceipt(receipt(seq));
    expect(storedReceipts()).toEqual([receipt(1), receipt(2)]);
    forgetReceipts();
    expect(storedReceipts()).toEqual([]);
  });

  test('are limited in number', () => {
    for (let seq = 1; seq <= 201; seq += 1) storeReceipt(receipt(seq));
    expect(storedReceipts()).toHaveLength(200);
    expect(storedReceipts()[0]?.seq).toBe(201);
  });

  test('ignore invalid stored values', () => {
    kept.set('ces-receipts', JSON.stringify([null, 7, HEAD, receipt(3)]));
    expect(storedReceipts()).toEqual([receipt(3)]);
    kept.set('ces-receipts', '{"0":1}');
    expect(storedReceipts()).toEqual([]);
  });

  test('last as long as the page in a browser without storage', () => {
    vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
    storeReceipt(receipt(1));
    expect(storedReceipts()).toEqual([receipt(1)]);
  });
});
