import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { MatchHero } from './match-hero.tsx';

const BYE = { clubId: null, name: null, bye: true } as const;

function hero(away: FixtureRow['away']): string {
  const fixture = { id: 9525, home: { clubId: 3, name: 'Ants' }, away, status: 'PENDING', result: null };
  return renderToStaticMarkup(
    <MatchHero
      fixture={fixture as FixtureRow}
      stage={{ kind: 'knockout', bracket: 'UEL', round: 'qf', tie: 1 }}
      firstRound="qf"
      facts={{ postponements: [], lapsedKickoffs: [] }}
      back={{ href: '/knockouts', text: 'Knockouts' }}
      share={null}
    />,
  );
}

test('a bye looks different from a club to be confirmed', () => {
  expect(hero(null)).toContain('toBeConfirmed');
  expect(hero(BYE)).toContain('Bye');
  expect(hero(BYE)).not.toContain('toBeConfirmed');
});
