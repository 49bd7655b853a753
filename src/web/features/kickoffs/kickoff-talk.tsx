import './kickoffs.css';
import { useQueryClient } from '@tanstack/react-query';
import { type ComponentProps, type ComponentType, useState } from 'react';
import { createPortal } from 'react-dom';
import type { KickoffProposal } from '#contract/kickoffs.ts';
import { sayAsClub } from '#web/api/say-as-club.ts';
import { Button } from '#web/ui/button.tsx';
import { openDialog } from '#web/ui/dialog/open-dialog.ts';
import { LocalTime } from '#web/ui/time/local-time.tsx';
import { formNotLoaded } from '#words/submit-failures.ts';
import type KickoffDialog from './kickoff-dialog.tsx';
import { KICKOFFS } from './words.ts';

interface Props {
  readonly match: { readonly fixtureId: number; readonly homeTeam: string; readonly awayTeam: string };
  /** The time that holds. */
  readonly kickoff: string | null;
  readonly proposal: Pick<KickoffProposal, 'at' | 'by'> | null;
  /** The club of this device. */
  readonly club: { readonly id: number; readonly name: string };
}

interface Picker {
  readonly Dialog: ComponentType<ComponentProps<typeof KickoffDialog>>;
}

/** What one of its two clubs can say about the time of a match. */
export function KickoffTalk({ match, kickoff, proposal, club }: Props) {
  const queryClient = useQueryClient();
  // Until the page knows what came of it: a second tap would be refused.
  const [accepted, setAccepted] = useState<Props['proposal']>(null);
  const [picker, setPicker] = useState<Picker | null>(null);
  const { fixtureId, homeTeam, awayTeam } = match;
  const other = homeTeam === club.name ? awayTeam : homeTeam;
  const isAsked = proposal !== null && proposal.by !== club.id;
  const isAccepted = proposal !== null && proposal === accepted;
  const label = (text: string) => ({
    'aria-label': `${text}: ${homeTeam} vs ${awayTeam}`,
    'aria-disabled': isAccepted,
  });

  async function accept(at: string) {
    if (isAccepted) return;
    setAccepted(proposal);
    const body = { fixtureId, at };
    const problem = await sayAsClub(queryClient, {
      path: 'accept-kickoff',
      body,
      done: () => KICKOFFS.agreed,
    });
    if (problem !== null) setAccepted(null);
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
