import './kickoff-control.css';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import type { MyClubReply } from '#contract/club-links.ts';
import type { KickoffProposal } from '#contract/kickoffs.ts';
import { isClubOf, type ReadyFixture } from '#domain/matches/fixtures.ts';
import { clubPost } from '#web/api/club-post.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { openDialog } from '#web/ui/dialog/open-dialog.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { ANSWERS } from '#words/club-link.ts';
import { formNotLoaded } from '#words/submit-failures.ts';
import type KickoffDialog from './kickoff-dialog.tsx';
import { KICKOFFS, proposedTitle } from './words.ts';

interface Props {
  readonly match: Pick<KickoffProposal, 'fixtureId' | 'homeClubId' | 'homeTeam' | 'awayTeam'>;
  /** The time that holds. */
  readonly kickoff: string | null;
  readonly proposal: Pick<KickoffProposal, 'at' | 'by'> | null;
  /** The club of this device. */
  readonly clubId: number;
}

interface Picker {
  readonly Dialog: ComponentType<ComponentProps<typeof KickoffDialog>>;
}

/** What one of its two clubs can say about the time of a match. */
function KickoffTalk({ match, kickoff, proposal, clubId }: Props) {
  // Until the page knows what came of it: a second tap would be refused.
  const [accepted, setAccepted] = useState<Props['proposal']>(null);
  const [picker, setPicker] = useState<Picker | null>(null);
  const { fixtureId, homeTeam, awayTeam } = match;
  const other = match.homeClubId === clubId ? awayTeam : homeTeam;
  const isAsked = proposal !== null && proposal.by !== clubId;
  const isAccepted = proposal !== null && proposal === accepted;
  const label = (text: string) => ({
    'aria-label': `${text}: ${homeTeam} vs ${awayTeam}`,
    'aria-disabled': isAccepted,
  });

  const { send } = useWrite({
    call: (at: string) => clubPost('accept-kickoff', { fixtureId, at }),
    onDone: () => KICKOFFS.agreed,
    failed: () => ANSWERS.failed,
  });
  async function accept(at: string) {
    setAccepted(proposal);
    if ((await send(at)) !== null) setAccepted(null);
  }
  const openPicker = () =>
    openDialog(
      () => import('./kickoff-dialog.tsx'),
      (Dialog) => setPicker({ Dialog }),
      formNotLoaded,
    );
  const openText = proposal ? KICKOFFS.another : kickoff ? KICKOFFS.proposeAnother : KICKOFFS.propose;
  return (
    <div className="kickoff-talk">
      {proposal && (
        <p>
          {isAsked ? <b dir="auto">{other}</b> : KICKOFFS.youPropose} {isAsked && `${KICKOFFS.proposes} `}
          <b>
            <LocalTime iso={proposal.at} />
          </b>
          {isAsked && kickoff && (
            <>
              {' '}
              {KICKOFFS.insteadOf} <LocalTime iso={kickoff} />
            </>
          )}
          {!isAsked && (
            <>
              . {KICKOFFS.waitingFor} <bdi>{other}</bdi>.
            </>
          )}
        </p>
      )}
      <div className="kickoff-answers">
        {isAsked && (
          <Button {...label(KICKOFFS.accept)} onClick={() => void accept(proposal.at)}>
            {KICKOFFS.accept}
          </Button>
        )}
        <Button variant="secondary" {...label(openText)} onClick={() => void openPicker()}>
          {openText}
        </Button>
      </div>
      {picker &&
        createPortal(
          <picker.Dialog match={match} begin={proposal?.at ?? kickoff} onClose={() => setPicker(null)} />,
          document.body,
        )}
    </div>
  );
}

interface KickoffControlProps {
  readonly fixture: ReadyFixture;
  /** The time that holds. */
  readonly kickoff: string | null;
}

/** Beside an undecided match, for the device of one of its clubs: how its time is proposed and accepted. */
export function KickoffControl({ fixture, kickoff }: KickoffControlProps) {
  const mine = useMyClub();
  const { id, home, away } = fixture;
  if (!mine || !isClubOf(fixture, mine.club.id)) return null;
  return (
    <KickoffTalk
      match={{ fixtureId: id, homeClubId: home.id, homeTeam: home.name, awayTeam: away.name }}
      kickoff={kickoff}
      proposal={mine.proposals.find(({ fixtureId }) => fixtureId === id) ?? null}
      clubId={mine.club.id}
    />
  );
}

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
            <KickoffTalk match={proposal} kickoff={proposal.kickoff} proposal={proposal} clubId={club.id} />
          </li>
        ))}
      </ul>
    </div>
  );
}
