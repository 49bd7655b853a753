import type { PlacedClubReply } from '#contract/club-links.ts';
import { isClubOf, type ReadyFixture } from '#domain/matches/fixtures.ts';
import { useMyClub } from '#web/api/my-club.ts';
import cardList from '#web/ui/card-list.module.css';
import { lazyPart } from '#web/ui/lazy-part.tsx';
import { proposedTitle } from './words.ts';

/** Only clubs with a link load it. */
const ProposalActions = lazyPart(() => import('./proposal-actions.tsx'));

interface KickoffControlProps {
  readonly fixture: ReadyFixture;
  /** The agreed kick-off. */
  readonly kickoff: string | null;
}

/** Beside an undecided match, on a device of one of its clubs. */
export function KickoffControl({ fixture, kickoff }: KickoffControlProps) {
  const mine = useMyClub();
  const { id, home, away } = fixture;
  if (!mine || !isClubOf(fixture, mine.club.id)) return null;
  return (
    <ProposalActions
      match={{ fixtureId: id, homeClubId: home.id, homeTeam: home.name, awayTeam: away.name }}
      kickoff={kickoff}
      proposal={mine.proposals.find(({ fixtureId }) => fixtureId === id) ?? null}
      clubId={mine.club.id}
    />
  );
}

/** Proposals by other clubs, each accepted with one press. */
export function KickoffsToAnswer({ club, proposals }: Pick<PlacedClubReply, 'club' | 'proposals'>) {
  const asked = proposals.filter(({ by }) => by !== club.id);
  if (asked.length === 0) return null;
  return (
    <div className={cardList.list}>
      <h2>{proposedTitle(asked.length)}</h2>
      <ul>
        {asked.map((proposal) => (
          <li key={proposal.fixtureId}>
            <ProposalActions
              match={proposal}
              kickoff={proposal.kickoff}
              proposal={proposal}
              clubId={club.id}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}
