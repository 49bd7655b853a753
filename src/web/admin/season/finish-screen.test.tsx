import { expect, test } from 'vitest';
import type { Cups } from '#domain/clubs/format.ts';
import { renderInPanel } from '../testing/in-panel.tsx';
import { SeasonContext, type SeasonNow } from '../use-season.ts';
import { FinishScreen } from './finish-screen.tsx';

function render(name: string | null, cups: Cups = 2): string {
  const facts = { season: { number: 1, name }, phase: 'finished', clubs: [], format: { cups } };
  const season = { facts, ties: [] } as unknown as SeasonNow;
  return renderInPanel(
    <SeasonContext value={season}>
      <FinishScreen />
    </SeasonContext>,
  );
}

test.each([
  ['Spring 2027', 'value="Spring 2027"'],
  [null, 'value=""'],
])('a season called %j is finished with the text %s', (name, field) => {
  expect(render(name)).toContain(field);
});

test('a season with one cup has one champion', () => {
  expect(render(null).match(/champions</g)).toHaveLength(2);
  expect(render(null, 1).match(/champions</g)).toHaveLength(1);
});
