import type { DecideEntryReply, StaffEntry } from '#contract/registration.ts';
import type { EntryDecision, EntryStatus } from '#domain/registration/registration.ts';
import { messageOf } from '#web/api/http.ts';
import { useWrite } from '#web/api/use-write.ts';
import type { ToastContent } from '#web/ui/toast/toast-store.ts';
import { adminPost } from '../admin-calls.ts';
import { FORM } from '../forms/words.ts';
import { useUndo } from '../undo/use-undo.ts';
import { QUEUE } from './words.ts';

interface Decided {
  readonly decision: EntryDecision;
  readonly entries: readonly StaffEntry[];
  /** Empty if staff give none. */
  readonly reason: string;
}

const KINDS = { accept: 'entry-accepted', wait: 'entry-waiting', decline: 'entry-declined' } as const;

/** Decides on one or several entries. Each is a call of its own; those that fail are named. */
export function useEntryDecisions() {
  const { withUndo } = useUndo();
  return useWrite({
    call: ({ decision, entries, reason }: Decided) =>
      Promise.all(
        entries.map(({ number, name }) =>
          adminPost<DecideEntryReply>('/api/ucl/decide-entry', {
            number,
            decision,
            ...(reason.trim() !== '' && { reason }),
          }).then(
            ({ recorded }) => ({ recorded, problem: null }),
            (error: unknown) => ({
              recorded: null,
              problem: `${name}: ${messageOf(error, FORM.failed.fallback)}`,
            }),
          ),
        ),
      ),
    onDone: (outcomes, { decision, entries }) => {
      const problems = outcomes.flatMap(({ problem }) => problem ?? []);
      const names = entries.map(({ name }) => name).join(', ');
      const toast: ToastContent =
        problems.length > 0
          ? { title: FORM.failed.title, description: problems.join(' '), look: 'destructive' }
          : {
              title: (entries.length === 1 ? QUEUE.done : QUEUE.doneAll)[decision],
              description: names,
              look: decision === 'accept' ? 'success' : 'default',
            };
      return withUndo(KINDS[decision], toast, ...outcomes.map(({ recorded }) => recorded));
    },
    failed: () => FORM.failed,
  });
}

export type Filter = keyof typeof QUEUE.filters;

const ORDER: readonly EntryStatus[] = ['applied', 'accepted', 'waiting', 'declined', 'withdrawn'];

/** The clubs that need a decision first, each status in order of registration. */
export function listEntries(entries: readonly StaffEntry[], filter: Filter): StaffEntry[] {
  return entries
    .filter((entry) => isShown(entry, filter))
    .sort((a, b) => ORDER.indexOf(a.status) - ORDER.indexOf(b.status) || a.number - b.number);
}

function isShown(entry: StaffEntry, filter: Filter): boolean {
  switch (filter) {
    case 'all':
      return true;
    case 'left':
      return !isLive(entry);
    case 'absent':
      return entry.status === 'accepted' && !entry.checkedIn;
    default:
      return entry.status === filter;
  }
}

export function isLive({ status }: StaffEntry): boolean {
  return status === 'applied' || status === 'accepted' || status === 'waiting';
}

const RESULT: Record<EntryDecision, EntryStatus> = {
  accept: 'accepted',
  wait: 'waiting',
  decline: 'declined',
};

/** Whether a decision would change the status of an entry. */
export function canDecide(entry: StaffEntry, decision: EntryDecision): boolean {
  return isLive(entry) && entry.status !== RESULT[decision];
}
