import { useState } from 'react';
import { createPortal } from 'react-dom';
import type { KickoffProposal } from '#contract/kickoffs.ts';
import { clubPost } from '#web/api/repeatable-call.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { useOpened } from '#web/ui/lazy-part.tsx';
import shared from '#web/ui/shared.module.css';
import { LocalTime } from '#web/ui/time/time.tsx';
import { ANSWERS } from '#words/club-link.ts';
import { formNotLoaded } from '#words/submit-failures.ts';
import styles from './kickoff-control.module.css';
import { KICKOFFS } from './words.ts';

interface Props {
  readonly match: Pick<KickoffProposal, 'fixtureId' | 'homeClubId' | 'homeTeam' | 'awayTeam'>;
  /** The agreed kick-off. */
  readonly kickoff: string | null;
  readonly proposal: Pick<KickoffProposal, 'at' | 'by'> | null;
  /** The club of this device. */
  readonly clubId: number;
}

/** A club's buttons for one proposal: accept, or propose another time. */
export default function ProposalActions({ match, kickoff, proposal, clubId }: Props) {
  // Until the page has the new state: a second tap would be refused.
  const [accepted, setAccepted] = useState<Props['proposal']>(null);
  const { Opened, open, close } = useOpened(() => import('./kickoff-dialog.tsx'), formNotLoaded);
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
  const openText = proposal ? KICKOFFS.another : kickoff ? KICKOFFS.proposeAnother : KICKOFFS.propose;
  return (
    <div className={`${styles.control} ${shared.notOnPaper}`}>
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
      <div className={styles.answers}>
        {isAsked && (
          <Button {...label(KICKOFFS.accept)} onClick={() => void accept(proposal.at)}>
            {KICKOFFS.accept}
          </Button>
        )}
        <Button variant="secondary" {...label(openText)} onClick={() => void open()}>
          {openText}
        </Button>
      </div>
      {Opened &&
        createPortal(
          <Opened match={match} initial={proposal?.at ?? kickoff} onClose={close} />,
          document.body,
        )}
    </div>
  );
}
