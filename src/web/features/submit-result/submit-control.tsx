import type { ListedFixture } from '#domain/fixture-list.ts';
import { SUBMIT_BUTTON } from '#web/content/submission.ts';
import { useOnline } from '#web/ui/online.ts';
import { buttonState, isPressable } from './button-state.ts';
import { useSubmission } from './local-submissions.ts';
import { loadSubmitDialog } from './use-submit-dialog.tsx';

interface Props {
  readonly fixture: ListedFixture;
  readonly onOpen: (fixtureId: number) => void;
}

/** The button beside a match that still needs a result. */
export function SubmitControl({ fixture, onOpen }: Props) {
  const submission = useSubmission(fixture.id);
  const state = buttonState({
    status: fixture.result?.status ?? null,
    online: useOnline(),
    submitting: submission?.status === 'submitting',
  });
  return (
    <button
      type="button"
      className={`submit-control ${state}`}
      disabled={!isPressable(state)}
      aria-label={`${SUBMIT_BUTTON[state]}: ${fixture.home.name} vs ${fixture.away.name}`}
      onPointerEnter={prepareDialog}
      onFocus={prepareDialog}
      onClick={() => onOpen(fixture.id)}
    >
      {SUBMIT_BUTTON[state]}
    </button>
  );
}

/** Fetched while the finger is still on its way. */
function prepareDialog(): void {
  loadSubmitDialog().catch(() => {});
}
