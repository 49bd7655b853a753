import type { KnockoutsReply, KnockoutTie } from '#contract/knockouts-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { matchPath } from '#paths.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Link } from '#web/ui/link.tsx';
import { LocalTime } from '#web/ui/time/time.tsx';
import { MATCH_TIMES } from '#words/match-states.ts';
import styles from './season-notices.module.css';

const TITLE = 'Next ties';

const SHOWN = 3;

interface Props {
  readonly knockouts: KnockoutsReply;
  readonly kickoffs: TournamentReply['kickoffs'];
}

export default function NextTies({ knockouts, kickoffs }: Props) {
  const ties = nextTies(knockouts, kickoffs).slice(0, SHOWN);
  return (
    <ul aria-label={TITLE} className={styles.nextTies}>
      {ties.map(({ fixtureId, home, away, kickoff }) => (
        <li key={fixtureId}>
          <Link href={matchPath(fixtureId)} className={styles.nextTie}>
            <Crest name={home.name} size={24} />
            <ClubName name={home.name} /> <span>{MATCH_TIMES.versus}</span>{' '}
            <Crest name={away.name} size={24} />
            <ClubName name={away.name} /> {kickoff && <LocalTime iso={kickoff} />}
          </Link>
        </li>
      ))}
    </ul>
  );
}

type Club = Extract<KnockoutTie['home'], { readonly clubId: number }>;

interface NextTie {
  readonly fixtureId: number;
  readonly home: Club;
  readonly away: Club;
  /** Null until it is agreed. */
  readonly kickoff: string | null;
}

/** Undecided ties whose clubs are known: by kick-off, and those without one in the order of the brackets. */
export function nextTies(
  { brackets }: Pick<KnockoutsReply, 'brackets'>,
  kickoffs: TournamentReply['kickoffs'],
): NextTie[] {
  const kickoffOf = new Map(kickoffs.map(({ fixtureId, at }) => [fixtureId, at]));
  return [...brackets.ucl.rounds, ...brackets.uel.rounds]
    .flatMap(({ ties }) => ties)
    .flatMap(({ fixtureId, home, away, decidedBy }) =>
      decidedBy === null && home?.clubId != null && away?.clubId != null
        ? [{ fixtureId, home, away, kickoff: kickoffOf.get(fixtureId) ?? null }]
        : [],
    )
    .sort((a, b) => timeOf(a) - timeOf(b));
}

function timeOf({ kickoff }: NextTie): number {
  return kickoff === null ? Number.MAX_SAFE_INTEGER : Date.parse(kickoff);
}
