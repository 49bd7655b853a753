import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { StrikeTextBody, StrikeTextReply } from '#contract/record.ts';
import { isUndoableKind, mayUndo, type RecordEntry, type UndoableKind } from '#domain/record/kinds.ts';
import { pageOf, type RecordHead } from '#domain/record/record-head.ts';
import { isStandardNote } from '#domain/results/results.ts';
import { entryPath } from '#paths.ts';
import { recordPagesQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { adminPost } from '../admin-calls.ts';
import { hasExpired, roleOf, useAdminSession } from '../session/admin-session.ts';
import { UndoDialog } from '../undo/undo-dialog.tsx';
import {
  type ConflictingEntry,
  canAllBeUndone,
  conflictsIn,
  useEntries,
  useUndoEntries,
} from '../undo/use-undo.ts';
import { UNDO, UNDO_EFFECTS } from '../undo/words.ts';
import styles from './entry-tools.module.css';
import { alsoRedactedText, ENTRY_TOOLS, TEXT_NAMES } from './words.ts';

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

interface UndoProps {
  readonly seq: number;
  readonly kind: UndoableKind;
  readonly head: RecordHead;
}

/** Undoes the recorded decision, or explains why it cannot be undone. */
function EntryUndo({ seq, kind, head }: UndoProps) {
  const [isAsked, setAsked] = useState(false);
  const [conflicts, setConflicts] = useState<readonly ConflictingEntry[]>([]);
  const { send, isSending, error, problem } = useUndoEntries({
    failed: () => ({ fallback: UNDO.failed.fallback }),
    onConflicts: (all) => setConflicts(all.conflicts),
  });
  const named = conflictsIn(error);
  const isImpossible = problem !== null && !canAllBeUndone(named);
  const later = useQuery(recordPagesQuery(pageOf(seq), pageOf(head.seq)));
  const undone = undoOf(seq, later.data ?? []);

  async function undo() {
    if ((await send({ kind, seqs: [seq], conflicts })) === null) setConflicts([]);
  }

  if (undone)
    return (
      <p>
        {ENTRY_TOOLS.undone} <Link href={entryPath(undone.seq)}>{`#${undone.seq}`}</Link>.
      </p>
    );
  const count = conflicts.length;
  return (
    <div>
      <p>
        {ENTRY_TOOLS.undoIntro} <b>{UNDO_EFFECTS[kind].effect}</b> {ENTRY_TOOLS.stays}
      </p>
      <div role="alert">
        {count > 0 && <p>{UNDO.laterDecisions(count)}</p>}
        <FormError problem={isImpossible ? problem : null} isAnnounced />
        <Entries entries={isImpossible ? named : conflicts} />
      </div>
      <Button variant="secondary" aria-disabled={isSending} onClick={() => setAsked(true)}>
        {count === 0 ? UNDO.button : UNDO.all(count + 1)}
      </Button>
      {isAsked && (
        <UndoDialog
          kind={kind}
          seqs={[seq]}
          conflicts={conflicts}
          onConfirm={() => void undo()}
          onClose={() => setAsked(false)}
        />
      )}
    </div>
  );
}

function Entries({ entries }: { readonly entries: readonly ConflictingEntry[] }) {
  const { sentenceOf } = useEntries(entries);
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

/** The entry that undid this one; null while it applies. */
export function undoOf(seq: number, entries: readonly RecordEntry[]): RecordEntry | null {
  return entries.find(({ kind, data }) => kind === 'undone' && data.seq === seq) ?? null;
}

interface Text {
  readonly name: string;
  readonly text: string;
}

/** Asks for confirmation first. */
function RedactTexts({ entry: { seq, texts } }: { readonly entry: RecordEntry }) {
  const [asked, setAsked] = useState<Text | null>(null);
  const [everywhere, setEverywhere] = useState(false);
  const { send, isSending, problem } = useWrite({
    call: (body: StrikeTextBody) => adminPost<StrikeTextReply>('/api/ucl/strike-text', body),
    onDone: ({ struck }) => {
      // The focused button disappears with its text.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      const others = struck.map((each) => each.seq).filter((each) => each !== seq);
      return { ...ENTRY_TOOLS.struck, ...(others.length > 0 && { description: alsoRedactedText(others) }) };
    },
    failed: () => ({ fallback: ENTRY_TOOLS.failed }),
  });
  const remaining = Object.entries(texts).flatMap(([name, text]) =>
    text && !isStandardNote(text.text) ? [{ name, text: text.text }] : [],
  );

  function ask(text: Text) {
    setEverywhere(false);
    setAsked(text);
  }

  if (remaining.length === 0 && problem === null) return null;
  return (
    <div>
      <p>{ENTRY_TOOLS.redactIntro}</p>
      <ul className={styles.texts}>
        {remaining.map((each) => (
          <li key={each.name} className={shared.spread}>
            <span>
              {`${TEXT_NAMES[each.name] ?? each.name}: `}
              <q dir="auto">{each.text}</q>
            </span>
            <Button
              variant="secondary"
              aria-label={`${ENTRY_TOOLS.redact}: ${TEXT_NAMES[each.name] ?? each.name}`}
              aria-disabled={isSending}
              onClick={() => ask(each)}
            >
              {ENTRY_TOOLS.redact}
            </Button>
          </li>
        ))}
      </ul>
      <FormError problem={problem} />
      {asked && (
        <ConfirmDialog
          title={ENTRY_TOOLS.redactTitle}
          summary={ENTRY_TOOLS.redactSummary}
          warning={ENTRY_TOOLS.redactWarning}
          confirmLabel={ENTRY_TOOLS.redact}
          onConfirm={() => void send({ seq, name: asked.name, everywhere })}
          onClose={() => setAsked(null)}
        >
          <q dir="auto" className={styles.question}>
            {asked.text}
          </q>
          <CheckBox label={ENTRY_TOOLS.everywhere} isChecked={everywhere} onChange={setEverywhere} />
          <p className={shared.note}>{ENTRY_TOOLS.keepsHash}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
