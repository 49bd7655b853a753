import type { MyClubReply } from '#contract/club-links.ts';
import { KickoffTalk } from './kickoff-talk.tsx';
import { proposedTitle } from './words.ts';

/** The times that other clubs propose, to be accepted with one press each. */
export function WaitingKickoffs({ club, proposals }: Pick<MyClubReply, 'club' | 'proposals'>) {
  const asked = proposals.filter(({ by }) => by !== club.id);
  if (asked.length === 0) return null;
  return (
    <div className="waiting">
      <h2>{proposedTitle(asked.length)}</h2>
      <ul>
        {asked.map((proposal) => (
          <li key={proposal.fixtureId}>
            <KickoffTalk match={proposal} kickoff={proposal.kickoff} proposal={proposal} club={club} />
          </li>
        ))}
      </ul>
    </div>
  );
}
