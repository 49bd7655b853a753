import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './group-table.module.css';
import { GroupTable } from './group-table.tsx';
import type { GroupOutlook } from './group-tables.ts';

const htmlOf = (rows: StandingRow[], outlook?: GroupOutlook, areGroupsClosed = false) =>
  renderToStaticMarkup(
    <GroupTable table={{ group: 'A', rows, outlook }} rowId={String} areGroupsClosed={areGroupsClosed} />,
  );

test('a name has its own text direction', () => {
  const rows = [{ id: 1, teamName: 'מכבי הכרמל', rank: 1 } as StandingRow];
  const html = htmlOf(rows);
  expect(html).toMatch(/<th scope="row">.*?<bdi [^>]*>מכבי הכרמל<\/bdi><\/a><\/th>/);
});

test('a name links to its club page, in a finished season to that of the archive', () => {
  const rows = [{ id: 7, teamName: 'São Telmo', rank: 1 } as StandingRow];
  expect(htmlOf(rows)).toMatch(/<a href="\/clubs\/7-sao-telmo"[^>]*><bdi [^>]*>São Telmo<\/bdi><\/a>/);
  const table = (
    <GroupTable table={{ group: 'A', rows, outlook: undefined }} rowId={String} areGroupsClosed />
  );
  expect(renderToStaticMarkup(<ArchivedSeason value={3}>{table}</ArchivedSeason>)).toContain(
    '<a href="/seasons/3/clubs/7-sao-telmo"',
  );
});

test('deducted points have a mark that links to the note, with a text for screen readers', () => {
  const row = { id: 7, teamName: 'Aurora 11', rank: 1, points: -2, deducted: 0 } as StandingRow;
  const withDeducted = (deducted: number) => htmlOf([{ ...row, deducted }]);
  expect(withDeducted(0)).not.toContain('-deduction');
  expect(withDeducted(3)).toContain(
    `<td>−2<a href="#club-7-deduction" class="${styles.mark}"><span aria-hidden="true">*</span><span class="${shared.hidden}">3 points deducted</span></a></td>`,
  );
});

describe('the qualification outlook', () => {
  const rows = [1, 2, 3, 4].map(
    (id) =>
      ({
        id,
        teamName: `Team ${id}`,
        rank: id,
        deducted: 0,
        advancesTo: id <= 2 ? 'UCL' : 'UEL',
      }) as StandingRow,
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

  it('is empty as long as nothing is certain', () => {
    expect(htmlOf(rows, outlookWith([{}, {}, {}, {}]))).toBe(htmlOf(rows));
  });

  it('is a sign in the row once it is certain, with a text for screen readers', () => {
    const html = htmlOf(
      rows,
      outlookWith([{ verdict: 'ucl', enough: 'loss' }, {}, { verdict: 'out' }, { verdict: 'uel' }]),
    );
    expect(html.match(/class="[^"]*" title="[^"]*subject[^"]*"/g)).toEqual([
      `class="${styles.outlookSign} ${shared.gold}" title="Through to the UCL knockouts, subject to rulings"`,
      `class="${styles.outlookSign} ${shared.orange}" title="Drops into the UEL knockouts, subject to rulings"`,
    ]);
    const text = textOf(html);
    expect(text).toContain('1 UCL knockouts Through to the UCL knockouts, subject to rulings T1 Team 1');
    expect(text).not.toContain('Decided');
  });

  it('is a line below the table as long as a result in the next match secures a top-two place', () => {
    const lineOf = (...clubs: Parameters<typeof outlookWith>[0]) =>
      htmlOf(rows, outlookWith(clubs)).match(/<p class="[^"]*">(.*?)<\/p>/)?.[1];
    expect(lineOf({ enough: 'draw' }, { enough: 'win' }, { enough: 'draw' }, { enough: 'win' })).toBe(
      'A draw would take Team 1 and Team 3 through. A win would take Team 2 and Team 4 through.',
    );
    expect(lineOf({ enough: 'draw' }, { enough: 'draw' }, { enough: 'draw' })).toBe(
      'A draw would take Team 1, Team 2 and Team 3 through.',
    );
    expect(lineOf({ verdict: 'ucl', enough: 'draw' }, { enough: 'win' })).toBe(
      'A win would take Team 2 through.',
    );
    expect(lineOf({ verdict: 'ucl', enough: 'loss' }, {})).toBeUndefined();
  });

  it('shows that the order of a group is decided, and after the groups are closed that it is final', () => {
    const decided = outlookWith(
      [{ verdict: 'ucl' }, { verdict: 'ucl' }, { verdict: 'uel' }, { verdict: 'uel' }],
      true,
    );
    expect(htmlOf(rows, decided)).toContain(
      `</table><p class="${styles.note}">Decided, subject to rulings</p>`,
    );
    const closed = textOf(htmlOf(rows, decided, true));
    expect(closed).toContain('Group A Final');
    expect(closed).not.toContain('subject to rulings');
  });
});
