import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { TieCard } from './tie-card.tsx';

const OPEN: KnockoutTie = {
  fixtureId: 9017,
  home: { clubId: 1, name: 'Ants' },
  away: { clubId: 2, name: 'Bees' },
  homeScore: null,
  awayScore: null,
  homePenalties: null,
  awayPenalties: null,
  decidedBy: null,
  winner: null,
};
const CHOICE = { lit: null, pinned: null, choose: () => {}, preview: () => {} };

function card(
  tie: Partial<KnockoutTie>,
  result: Partial<MatchResult> | null = null,
  lit: number | null = null,
) {
  return renderToStaticMarkup(
    <TieCard
      round="r16"
      number={1}
      tie={{ ...OPEN, ...tie }}
      result={result as MatchResult | null}
      control={null}
      kickoff={null}
      choice={{ ...CHOICE, lit }}
    />,
  );
}
const words = (html: string) =>
  html
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  [{ homeScore: 2, awayScore: 1, decidedBy: 'score', winner: 1 }, 'Ants 2 goes on Bees 1'],
  [
    { homeScore: 2, awayScore: 1, decidedBy: 'extra-time', winner: 1 },
    'Ants 2 goes on Bees 1 After extra time',
  ],
  [
    { homeScore: 1, awayScore: 1, homePenalties: 3, awayPenalties: 4, decidedBy: 'penalties', winner: 2 },
    'Ants 1 (3 penalties ) Bees 1 (4 penalties ) goes on On penalties',
  ],
  [{ homeScore: 0, awayScore: 0, decidedBy: 'award' }, 'Ants 0 Bees 0 Awarded, nobody goes on'],
  [{ away: null, home: null }, 'Winner of match 1 Winner of match 2'],
  [
    { away: { clubId: null, name: null, bye: true }, decidedBy: 'walkover', winner: 1 },
    'Ants goes on Nobody comes Walkover',
  ],
] as const)('says how a tie stands: %j', (tie, expected) => {
  expect(words(card(tie as Partial<KnockoutTie>))).toBe(expected);
});

test('a place that waits for a club and one where nobody comes look different', () => {
  expect(card({ home: null })).toContain('unknown');
  expect(card({ home: { clubId: null, name: null, bye: true } })).not.toContain('unknown');
});

test('a submitted result is shown as unconfirmed, a late one with its word, a rejected one with its reason', () => {
  const result = { homeScore: 1, awayScore: 0, homePenalties: null, awayPenalties: null, late: true };
  expect(words(card({}, { ...result, submissionStatus: 'pending' }))).toBe(
    'Ants 1 Bees 0 Submitted, unconfirmed · Late',
  );
  const rejected = { ...result, submissionStatus: 'rejected', adminNotes: 'Wrong way round' } as const;
  expect(words(card({}, rejected))).toBe('Ants Bees Rejected. Wrong way round');
});

test('an awarded tie tells its reason', () => {
  const award = { origin: 'award', submissionStatus: 'approved', adminNotes: 'No show' } as const;
  expect(words(card({ homeScore: 1, awayScore: 0, decidedBy: 'award', winner: 1 }, award))).toContain(
    'Awarded : No show',
  );
});

test('the way of a chosen club is lit through its ties, and onward from those that it has won', () => {
  const won = { homeScore: 1, awayScore: 0, decidedBy: 'score', winner: 1 } as const;
  expect(card(won, null, 1)).toContain('lit goes-on');
  expect(card(won, null, 2)).not.toContain('goes-on');
  expect(card(won, null, 3)).not.toContain('lit');
});

test('a club is a button in the page of the server already, which waits for JavaScript', () => {
  expect(card({})).toMatch(/<button[^>]* data-club="1" disabled=""[^>]*>.*Ants/);
});
