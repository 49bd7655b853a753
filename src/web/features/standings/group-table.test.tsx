import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { StandingRow } from '#contract/standings-view.ts';
import { GroupTable } from './group-table.tsx';

test('a name is read in its own direction, whatever stands beside it', () => {
  const rows = [{ id: 1, teamName: 'מכבי הכרמל', rank: 1 } as StandingRow];
  const html = renderToStaticMarkup(<GroupTable table={{ group: 'A', rows }} rowId={String} />);
  expect(html).toMatch(/<th scope="row" dir="auto">.*?מכבי הכרמל<\/th>/);
});
