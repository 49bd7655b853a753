import { isUndoableKind, mayUndo, type RecordEntry } from '#domain/record/kinds.ts';
import type { RecordHead } from '#domain/record/record-head.ts';
import { isStandardNote } from '#domain/results/results.ts';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { hasExpired, roleOf, useAdminSession } from '../session/admin-session.ts';
import styles from './entry-tools.module.css';
import { EntryUndo } from './entry-undo.tsx';
import { RedactTexts } from './redact-texts.tsx';
import { ENTRY_TOOLS } from './words.ts';

const CHECK_MS = 60_000;

interface Props {
  readonly entry: RecordEntry;
  readonly head: RecordHead;
}

/** Undo and redaction, depending on the role. */
export default function EntryTools({ entry, head }: Props) {
  const session = useAdminSession();
  const now = useNow(CHECK_MS);
  if (!session || hasExpired(session, now)) return null;
  const { seq, kind, texts } = entry;
  const role = roleOf(session);
  const canUndo = isUndoableKind(kind) && mayUndo(role, kind);
  const canRedact =
    role === 'administrator' && Object.values(texts).some((text) => text && !isStandardNote(text.text));
  if (!canUndo && !canRedact) return null;
  return (
    <section aria-labelledby="entry-tools" className={`${shared.card} ${shared.stack} ${styles.tools}`}>
      <h2 id="entry-tools">{ENTRY_TOOLS.title}</h2>
      {canUndo && <EntryUndo key={`undo-${seq}`} seq={seq} kind={kind} head={head} />}
      {canRedact && <RedactTexts key={`strike-${seq}`} entry={entry} />}
    </section>
  );
}
