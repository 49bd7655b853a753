import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { RecordEntry, UndoableKind } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead } from '#domain/record/record-head.ts';
import { entryPath } from '#paths.ts';
import { recordPagesQuery } from '#web/api/queries.ts';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { Link } from '#web/ui/link.tsx';

import { UndoDialog } from '../undo/undo-dialog.tsx';
import {
  canAllBeUndone,
  type EntryInTheWay,
  entriesInTheWay,
  useEntrySentences,
  useUndoEntries,
} from '../undo/undo-entries.ts';
import { UNDO, undoAll, undoing, undoTogether } from '../undo/words.ts';
import { ENTRY_TOOLS } from './words.ts';

interface Props {
  readonly seq: number;
  readonly kind: UndoableKind;
  readonly head: RecordHead;
}

/** Undoes the decision that an entry tells of. Why it cannot be, is said in place. */
export function EntryUndo({ seq, kind, head }: Props) {
  const [isAsked, setAsked] = useState(false);
  const [inTheWay, setInTheWay] = useState<readonly EntryInTheWay[]>([]);
  const { send, isSending, error, problem } = useUndoEntries({
    failed: () => ({ fallback: UNDO.failed.fallback }),
    onInTheWay: (all) => setInTheWay(all.inTheWay),
  });
  const named = entriesInTheWay(error);
  const isRefused = problem !== null && !canAllBeUndone(named);
  const later = useQuery(recordPagesQuery(pageOf(seq), pageOf(head.seq)));
  const undone = undoOf(seq, later.data ?? []);

  async function undo() {
    setAsked(false);
    if ((await send({ kind, seqs: [seq], inTheWay })) === null) setInTheWay([]);
  }

  if (undone)
    return (
      <p>
        {ENTRY_TOOLS.undone} <Link href={entryPath(undone.seq)}>{`#${undone.seq}`}</Link>.
      </p>
    );
  const count = inTheWay.length;
  return (
    <div>
      <p>
        {ENTRY_TOOLS.undoIntro} <b>{undoing(kind).does}</b> {ENTRY_TOOLS.stays}
      </p>
      <div role="alert">
        {count > 0 && <p>{undoTogether(count)}</p>}
        <FormError problem={isRefused ? problem : null} isAnnounced />
        <Entries entries={isRefused ? named : inTheWay} />
      </div>
      <Button variant="secondary" aria-disabled={isSending} onClick={() => setAsked(true)}>
        {count === 0 ? UNDO.button : undoAll(count + 1)}
      </Button>
      {isAsked && (
        <UndoDialog
          kind={kind}
          inTheWay={inTheWay}
          onConfirm={() => void undo()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly EntryInTheWay[] }) {
  const sentenceOf = useEntrySentences(entries);
  return (
    entries.length > 0 && (
      <ul>
        {entries.map((entry) => (
          <li key={entry.seq}>
            <Link href={entryPath(entry.seq)}>{sentenceOf(entry)}</Link>
          </li>
        ))}
      </ul>
    )
  );
}

/** The entry that tells of the undo of another; null while that one holds. */
export function undoOf(seq: number, entries: readonly RecordEntry[]): RecordEntry | null {
  return entries.find(({ kind, data }) => kind === 'undone' && data.seq === seq) ?? null;
}
