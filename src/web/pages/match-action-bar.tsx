import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { matchState } from '#domain/matches/match-state.ts';
import { useClubKey } from '#web/api/club-key.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './match-action-bar.module.css';

const MatchActions = lazyPart(() => import('./match-actions.tsx'));

interface Props {
  readonly fixture: FixtureRow;
  readonly facts: TournamentReply;
}

/** The buttons of a match, where this device may have some. Needs JavaScript. */
export function MatchActionBar({ fixture, facts }: Props) {
  const isOpen = matchState(fixture) === 'open';
  const isClubs = useClubKey() !== null;
  const hydrated = useHydrated();
  const id = `actions-${fixture.id}`;
  return (
    <div
      id={id}
      tabIndex={-1}
      className={`${styles.actions} ${shared.notOnPaper} ${isOpen ? styles.reserved : ''}`}
    >
      {hydrated && (isOpen || isClubs) && <MatchActions id={id} fixture={fixture} facts={facts} />}
    </div>
  );
}
