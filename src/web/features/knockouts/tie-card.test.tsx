import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { Possible, Seat } from './bracket-ties.ts';
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
const CHOICE = { highlighted: null, pinned: null, choose: () => {}, preview: () => {} };

function card(
  tie: Partial<KnockoutTie>,
  result: Partial<MatchResult> | null = null,
  highlighted: number | null = null,
  isFirstRound = false,
  possible: Possible | undefined = undefined,
  seats: ReadonlyMap<number, Seat> | undefined = undefined,
) {
  return renderToStaticMarkup(
    <TieCard
      round="r16"
      isFirstRound={isFirstRound}
      number={1}
      isRight={false}
      tie={{ ...OPEN, ...tie }}
      result={result as MatchResult | null}
      control={null}
      kickoff={null}
      possible={possible}
      seats={seats}
      choice={{ ...CHOICE, highlighted }}
    />,
  );
}
/** As screen readers have it: the short words behind a score are for the eye. */
const words = (html: string) =>
  html
    .replace(/<span aria-hidden="true">.*?<\/span>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

test.each([
  [{ homeScore: 2, awayScore: 1, decidedBy: 'score', winner: 1 }, 'Ants 2 advances Bees 1'],
  [
    { homeScore: 2, awayScore: 1, decidedBy: 'extra-time', winner: 1 },
    'Ants 2 advances Bees 1 After extra time',
  ],
  [
    { homeScore: 1, awayScore: 1, homePenalties: 3, awayPenalties: 4, decidedBy: 'penalties', winner: 2 },
    'Ants 1 (3 penalties ) Bees 1 (4 penalties ) advances On penalties',
  ],
  [{ homeScore: 0, awayScore: 0, decidedBy: 'award' }, 'Ants 0 Bees 0 Awarded, no club advances'],
  [{ away: null, home: null }, 'Winner of match 1 Winner of match 2'],
  [
    { away: { clubId: null, name: null, bye: true }, decidedBy: 'walkover', winner: 1 },
    'Ants advances Bye Walkover',
  ],
] as const)('shows the state of a tie: %j', (tie, expected) => {
  expect(words(card(tie as Partial<KnockoutTie>))).toBe(expected);
});

test('a slot to be confirmed looks different from a bye', () => {
  expect(card({ home: null })).toContain('toBeConfirmed');
  expect(card({ home: { clubId: null, name: null, bye: true } })).not.toContain('toBeConfirmed');
});

test('a submitted result is unconfirmed, a late one is marked, a rejected one shows its reason', () => {
  const result = { homeScore: 1, awayScore: 0, homePenalties: null, awayPenalties: null, late: true };
  expect(words(card({}, { ...result, submissionStatus: 'pending' }))).toBe(
    'Ants 1 Bees 0 Submitted, unconfirmed · Late',
  );
  const rejected = { ...result, submissionStatus: 'rejected', adminNotes: 'Wrong way round' } as const;
  expect(words(card({}, rejected))).toBe('Ants Bees Rejected. Wrong way round');
});

test('how a tie was decided is a word behind the score, not another row', () => {
  const html = card({
    homeScore: 1,
    awayScore: 1,
    homePenalties: 3,
    awayPenalties: 4,
    decidedBy: 'penalties',
    winner: 2,
  });
  expect(html).toContain('title="On penalties"><span aria-hidden="true">pens</span>');
});

test('up to three possible clubs are named, of more the tie that decides, which then shows its number', () => {
  const clubs = ['Ants', 'Bees', 'Wasps', 'Moths'].map((name, index) => ({ id: index + 1, name }));
  const withPossible = (home: number) =>
    words(card({ home: null, away: null }, null, null, false, { home: clubs.slice(0, home), away: [] }));
  expect(withPossible(2)).toBe('Ants or Bees Winner of match 2');
  expect(withPossible(3)).toBe('Ants, Bees or Wasps Winner of match 2');
  expect(withPossible(4)).toBe('Match 1 Winner of match 1 Winner of match 2');
});

test('while the bracket is provisional, each club has its place, and what decided it', () => {
  const seats = new Map([[1, { place: 'A1', reason: 'ahead of 2nd on points' }]]);
  expect(words(card({}, null, null, true, undefined, seats))).toBe('A1 Ants ahead of 2nd on points Bees');
});

test('an awarded tie shows its reason', () => {
  const award = { origin: 'award', submissionStatus: 'approved', adminNotes: 'No show' } as const;
  expect(words(card({ homeScore: 1, awayScore: 0, decidedBy: 'award', winner: 1 }, award))).toContain(
    'Awarded: No show',
  );
});

test('the road of a chosen club is highlighted through its ties, and beyond the ones it has won', () => {
  const won = { homeScore: 1, awayScore: 0, decidedBy: 'score', winner: 1 } as const;
  expect(card(won, null, 1)).toMatch(/highlighted\S* \S*advances/);
  expect(card(won, null, 2)).not.toMatch(/highlighted\S* \S*advances/);
  expect(card(won, null, 3)).not.toContain('highlighted');
});

test("a club is already a disabled button in the server's HTML", () => {
  expect(card({})).toMatch(/<button[^>]* data-club="1" disabled=""[^>]*>.*Ants/);
});

test('in the first round of a small bracket, a bye is not a walkover, and nothing comes from an earlier round', () => {
  const bye = { clubId: null, name: null, bye: true } as const;
  const tie = { away: bye, decidedBy: 'walkover', winner: 1 } as const;
  expect(words(card(tie, null, null, true))).toBe('Ants advances Bye');
  expect(words(card({ away: null, home: null }, null, null, true))).toBe('');
});
