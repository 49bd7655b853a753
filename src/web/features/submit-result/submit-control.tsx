import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { useOnline } from '#web/ui/online.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { buttonState, isPressable, SUBMIT_BUTTON } from './button-state.ts';
import { useIsQueued, useSubmission } from './local-submissions.ts';
import styles from './submit-control.module.css';
import { loadSubmitDialog } from './use-submit-dialog.tsx';

interface Props {
  readonly fixture: ListedReadyFixture;
  /** A club's own submission replaces one that was made without a club link. */
  readonly isReplacing?: boolean;
  /** The deadline has passed. */
  readonly isClosed?: boolean;
  readonly onOpen: (fixtureId: number) => void;
}

export function SubmitControl({ fixture, isReplacing = false, isClosed = false, onOpen }: Props) {
  const submitting = useSubmission(fixture.id)?.status === 'submitting';
  const state = buttonState({
    status: isReplacing ? null : (fixture.result?.submissionStatus ?? null),
    online: useOnline(),
    submitting,
    waiting: useIsQueued(fixture.id),
  });
  const pressable = isPressable(state);
  const clubs = `${fixture.home.name} ${FIXTURES.versus} ${fixture.away.name}`;
  const open = () => onOpen(fixture.id);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeftToMatch(button);
  // Before it is pressed: the device may be offline by then, and a submission can be queued.
  useEffect(prepareDialog, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={state === 'resubmit' ? `${styles.control} ${styles.resubmit}` : styles.control}
        // Not `disabled`: it may have the focus, or be about to get it back from its dialog.
        aria-disabled={!pressable}
        aria-label={`${SUBMIT_BUTTON[state]}: ${clubs}`}
        onClick={pressable ? open : undefined}
      >
        {SUBMIT_BUTTON[state]}
      </button>
      {isClosed && pressable && <small className={styles.state}>{SUBMIT_BUTTON.late}</small>}
      {state === 'offline' && !submitting && (
        <button
          type="button"
          className={`${styles.control} ${styles.sendLater}`}
          aria-label={`${SUBMIT_BUTTON.later}: ${clubs}`}
          onClick={open}
        >
          {SUBMIT_BUTTON.later}
        </button>
      )}
    </>
  );
}

/** A result replaces the button: its focus moves to the match. */
function useFocusLeftToMatch(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element)
        element?.closest<HTMLElement>('[tabindex]')?.focus({ preventScroll: true });
    };
  }, [button]);
}

function prepareDialog(): void {
  loadSubmitDialog().catch(() => {});
}
