import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { Meetings, otherMeetings } from './meetings.tsx';

const LONG = 'Ångermanlands Förenade Idrottssällskap 9';
const side = (clubId: number, name = `Club ${clubId}`) => ({ clubId, name });
const row = (id: number, home: FixtureRow['home'], away: FixtureRow['away']) =>
  ({ id, home, away, status: 'PENDING', result: null }) as FixtureRow;

const group = row(6500, side(1, LONG), side(2));
const final = row(9031, side(2), side(1, LONG));
const rows = [group, row(6501, side(1), side(3)), row(9030, null, null), final];

test('two clubs may meet again, at either side', () => {
  expect(otherMeetings(rows, final)).toEqual([group]);
  expect(otherMeetings(rows, group)).toEqual([final]);
  const html = renderToStaticMarkup(<Meetings meetings={[group]} />);
  expect(html).toContain('href="/matches/6500"');
  expect(html).toContain(`Group A, Matchday 1</small><span><bdi>${LONG}</bdi>`);
});

test('a club to be confirmed has no other meetings', () => {
  expect(otherMeetings(rows, row(9029, null, null))).toEqual([]);
});
