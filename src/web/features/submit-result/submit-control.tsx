import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { useOnline } from '#web/ui/online.ts';
import { FIXTURES } from '#words/fixtures.ts';
import { buttonState, isPressable, SUBMIT_BUTTON } from './button-state.ts';
import { useIsWaiting, useSubmission } from './local-submissions.ts';
import styles from './submit-control.module.css';
import { loadSubmitDialog } from './use-submit-dialog.tsx';

interface Props {
  readonly fixture: ListedReadyFixture;
  /** A club's own report takes the place of one that came without a link. */
  readonly isReplacing?: boolean;
  /** The deadline has passed. */
  readonly isClosed?: boolean;
  readonly onOpen: (fixtureId: number) => void;
}

/** The button beside a match that still needs a result. */
export function SubmitControl({ fixture, isReplacing = false, isClosed = false, onOpen }: Props) {
  const submitting = useSubmission(fixture.id)?.status === 'submitting';
  const state = buttonState({
    status: isReplacing ? null : (fixture.result?.submissionStatus ?? null),
    online: useOnline(),
    submitting,
    waiting: useIsWaiting(fixture.id),
  });
  const pressable = isPressable(state);
  const clubs = `${fixture.home.name} ${FIXTURES.versus} ${fixture.away.name}`;
  const open = () => onOpen(fixture.id);
  const button = useRef<HTMLButtonElement>(null);
  useFocusLeftToMatch(button);
  // Before anybody presses it: the network may be gone by then, and a report can wait for it.
  useEffect(prepareDialog, []);
  return (
    <>
      <button
        ref={button}
        type="button"
        className={`submit-control ${state}`}
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
          className="submit-control later"
          aria-label={`${SUBMIT_BUTTON.later}: ${clubs}`}
          onClick={open}
        >
          {SUBMIT_BUTTON.later}
        </button>
      )}
    </>
  );
}

/** A result takes the button's place: whoever stood on it goes on from its match. */
function useFocusLeftToMatch(button: RefObject<HTMLButtonElement | null>): void {
  useLayoutEffect(() => {
    const element = button.current;
    return () => {
      if (document.activeElement === element) element?.closest('li')?.focus({ preventScroll: true });
    };
  }, [button]);
}

function prepareDialog(): void {
  loadSubmitDialog().catch(() => {});
}
