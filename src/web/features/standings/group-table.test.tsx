import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import shared from '#web/ui/shared.module.css';
import { GroupTable } from './group-table.tsx';
import type { GroupOutlook } from './group-tables.ts';

const htmlOf = (rows: StandingRow[], outlook?: GroupOutlook, areGroupsClosed = false) =>
  renderToStaticMarkup(
    <GroupTable table={{ group: 'A', rows, outlook }} rowId={String} areGroupsClosed={areGroupsClosed} />,
  );

test('a name is read in its own direction, whatever stands beside it', () => {
  const rows = [{ id: 1, teamName: 'מכבי הכרמל', rank: 1 } as StandingRow];
  const html = htmlOf(rows);
  expect(html).toMatch(/<th scope="row" dir="auto">.*?מכבי הכרמל<\/a><\/th>/);
});

test('a name leads to the page of its club, in a finished season to that of the archive', () => {
  const rows = [{ id: 7, teamName: 'São Telmo', rank: 1 } as StandingRow];
  expect(htmlOf(rows)).toMatch(/<a href="\/clubs\/7-sao-telmo"[^>]*>São Telmo<\/a>/);
  const table = (
    <GroupTable table={{ group: 'A', rows, outlook: undefined }} rowId={String} areGroupsClosed />
  );
  expect(renderToStaticMarkup(<ArchivedSeason value={3}>{table}</ArchivedSeason>)).toContain(
    '<a href="/seasons/3/clubs/7-sao-telmo"',
  );
});

test('points of which some were deducted carry a mark, told in words, that leads to the note', () => {
  const row = { id: 7, teamName: 'Aurora 11', rank: 1, points: -2, deducted: 0 } as StandingRow;
  const withDeducted = (deducted: number) => htmlOf([{ ...row, deducted }]);
  expect(withDeducted(0)).not.toContain('deduction-mark');
  expect(withDeducted(3)).toContain(
    `<td>−2<a href="#club-7-deduction" class="deduction-mark"><span aria-hidden="true">*</span><span class="${shared.hidden}">3 points deducted</span></a></td>`,
  );
});

describe('what is still possible', () => {
  const rows = [1, 2, 3, 4].map(
    (id) => ({ id, teamName: `Team ${id}`, rank: id, deducted: 0 }) as StandingRow,
  );
  const open = { verdict: 'open', bestRank: 1, worstRank: 4, enough: null } as const;
  const outlookWith = (
    clubs: readonly Partial<GroupOutlook['clubs'][number]>[],
    isDecided = false,
  ): GroupOutlook => ({
    group: 'A',
    isDecided,
    clubs: clubs.map((club, index) => ({ clubId: index + 1, ...open, ...club })),
  });
  const textOf = (html: string) => html.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');

  it('is said by nothing as long as nothing is certain', () => {
    expect(htmlOf(rows, outlookWith([{}, {}, {}, {}]))).toBe(htmlOf(rows));
  });

  it('is told by a sign in the row, in words for whoever does not see it', () => {
    const html = htmlOf(
      rows,
      outlookWith([
        { verdict: 'ucl', enough: 'loss' },
        { enough: 'draw' },
        { enough: 'win' },
        { verdict: 'uel' },
      ]),
    );
    expect(html.match(/class="sign [^"]*" title="[^"]*"/g)).toEqual([
      `class="sign ${shared.gold}" title="Through to the UCL knockouts on the pitch"`,
      `class="sign ${shared.gold}" title="A draw secures a top-two place"`,
      `class="sign ${shared.gold}" title="A win secures a top-two place"`,
      `class="sign ${shared.orange}" title="Out of the first two on the pitch: plays on in the UEL knockouts"`,
    ]);
    const text = textOf(html);
    expect(text).toContain('1 UCL knockouts Through to the UCL knockouts on the pitch Team 1');
    expect(text).toContain('2 UCL knockouts D A draw secures a top-two place Team 2');
    expect(text).not.toContain('Decided');
  });

  it('says of a group that its order is decided, and after the groups are closed that it is final', () => {
    const decided = outlookWith(
      [{ verdict: 'ucl' }, { verdict: 'ucl' }, { verdict: 'uel' }, { verdict: 'uel' }],
      true,
    );
    expect(textOf(htmlOf(rows, decided))).toContain('Group A Decided on the pitch');
    const closed = textOf(htmlOf(rows, decided, true));
    expect(closed).toContain('Group A Final');
    expect(closed).not.toContain('on the pitch');
  });
});
