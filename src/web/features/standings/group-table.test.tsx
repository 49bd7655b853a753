import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { GroupTable } from './group-table.tsx';

test('a name is read in its own direction, whatever stands beside it', () => {
  const rows = [{ id: 1, teamName: 'מכבי הכרמל', rank: 1 } as StandingRow];
  const html = renderToStaticMarkup(<GroupTable table={{ group: 'A', rows }} rowId={String} />);
  expect(html).toMatch(/<th scope="row" dir="auto">.*?מכבי הכרמל<\/th>/);
});

test('points of which some were deducted carry a mark, told in words, that leads to the note', () => {
  const row = { id: 7, teamName: 'Aurora 11', rank: 1, points: -2, deducted: 0 } as StandingRow;
  const htmlOf = (deducted: number) =>
    renderToStaticMarkup(<GroupTable table={{ group: 'A', rows: [{ ...row, deducted }] }} rowId={String} />);
  expect(htmlOf(0)).not.toContain('<a ');
  expect(htmlOf(3)).toContain(
    '<td>−2<a href="#club-7-deduction" class="deduction-mark"><span aria-hidden="true">*</span><span class="sr-only">3 points deducted</span></a></td>',
  );
});
