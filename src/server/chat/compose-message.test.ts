import { expect, it } from 'vitest';
import { composeMessage } from './channel-sender.ts';

const HASH = '9f3ac01b'.padEnd(64, '0');
const line = (seq: number, text: string, season = 1) => ({
  ...{ kind: 'results' as const, season, seq, hash: HASH, text },
});

it('ends with its record entry and the number of the season', () => {
  const { message, lines } = composeMessage([line(412, 'Iron Harbour 2–1 Kestrel Town')]);
  expect(message).toEqual({
    content: 'Iron Harbour 2–1 Kestrel Town\n-# Season 1 · #412 9f3ac01b',
    allowed_mentions: { parse: [] },
  });
  expect(lines).toHaveLength(1);
});

it('combines queued lines into one message, in order, with the newest entry at its end', () => {
  const { message, lines } = composeMessage([line(1, 'one'), line(2, 'two'), line(2, 'three')]);
  expect(message.content).toBe('one\ntwo\nthree\n-# Season 1 · #2 9f3ac01b');
  expect(message.flags).toBe(4);
  expect(lines).toHaveLength(3);
});

it('uses whole lines, as many as a message holds', () => {
  const waiting = Array.from({ length: 60 }, (_, index) => line(index + 1, `${index + 1} ${'x'.repeat(95)}`));
  let rest = waiting;
  const contents = [];
  while (rest.length > 0) {
    const { message, lines } = composeMessage(rest);
    contents.push(message.content);
    rest = rest.slice(lines.length);
  }
  expect(contents.map((content) => content.length <= 2_000)).toEqual([true, true, true, true]);
  const sent = contents.flatMap((content) => content.split('\n').slice(0, -1));
  expect(sent).toEqual(waiting.map(({ text }) => text));
});

it('never mixes seasons, which have the same matches', () => {
  const { lines } = composeMessage([line(1, 'one'), line(2, 'two', 2)]);
  expect(lines.map(({ text }) => text)).toEqual(['one']);
});

it('sends a line that is too long rather than blocking the queue', () => {
  expect(composeMessage([line(1, 'x'.repeat(3_000)), line(2, 'two')]).lines).toHaveLength(1);
});
