import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DrawReply } from '#contract/draw.ts';
import { drawList } from '#domain/draw/testing/draw-lists.ts';
import { Attempts } from './attempts.tsx';

type Attempt = DrawReply['attempts'][number];

const SEALED: Attempt = {
  clubs: drawList(),
  inputHash: 'hash of the list',
  commitment: 'hash of the secret',
  drawAt: null,
  phraseFrom: null,
  phrase: null,
  steps: [],
  secret: null,
  revealed: 0,
  givenUpAt: '2026-03-01T20:00:00.000Z',
  reason: 'A club was missing',
};

const shown = (attempt: Attempt) => renderToStaticMarkup(<Attempts attempts={[attempt]} />);

test('a voided draw shows its list and both hashes', () => {
  const html = shown(SEALED);
  for (const text of ['A club was missing', 'hash of the list', 'hash of the secret', 'Club 64, Pot 4'])
    expect(html).toContain(text);
});

test('once it had started, it shows phrase, secret and all balls, including those not revealed', () => {
  const html = shown({
    ...SEALED,
    phrase: 'Floodlights',
    secret: 'the secret',
    revealed: 1,
    steps: [
      { club: 5, pot: 1, group: 'A' },
      { club: 9, pot: 1, group: 'B' },
    ],
  });
  for (const text of ['Floodlights', 'the secret', 'Club 5, Group A', 'Club 9, Group B'])
    expect(html).toContain(text);
});
