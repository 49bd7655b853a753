import { useRef, useState } from 'react';
import type { EntryLinkReply, StaffEntry } from '#contract/registration.ts';
import { ENTRY_DECISIONS, type EntryDecision } from '#domain/registration/registration.ts';
import { REASON_MAX } from '#domain/text/text-problem.ts';
import { clubLinkPath } from '#paths.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { counted } from '#words/numbers.ts';
import { adminPost } from '../admin-calls.ts';
import { downloadCsv } from '../csv/csv-text.ts';
import { Choice, Input } from '../forms/fields.tsx';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { useTriageKeys } from '../use-triage-keys.ts';
import { NEW_LINK } from '../words.ts';
import { canDecide, type Filter, isLive, listEntries, useEntryDecisions } from './entry-decisions.ts';
import { NewLink } from './entry-link.tsx';
import { EntryRow } from './entry-row.tsx';
import styles from './queue.module.css';
import { QUEUE } from './words.ts';

interface Props {
  readonly entries: readonly StaffEntry[];
  readonly hasCheckIn: boolean;
}

interface Question {
  readonly decision: EntryDecision;
  readonly entries: readonly StaffEntry[];
}

/** Every club that has entered, decided by keyboard, one by one or in bulk. */
export function Queue({ entries, hasCheckIn }: Props) {
  const { role, ask: confirm } = usePanel();
  const [filter, setFilter] = useState<Filter>('all');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [asked, setAsked] = useState<Question | null>(null);
  const { send, isSending } = useEntryDecisions();
  const [newLink, setNewLink] = useState<{ readonly club: string; readonly link: string } | null>(null);
  const { send: makeLink } = useWrite({
    call: ({ number }: StaffEntry) => adminPost<EntryLinkReply>('/api/ucl/entry-link', { number }),
    onDone: ({ key }, { name }) => {
      setNewLink({ club: name, link: `${window.location.origin}${clubLinkPath(key)}` });
      return QUEUE.linkDone;
    },
    failed: () => NEW_LINK.failed,
  });
  const shown = listEntries(entries, filter);
  const live = shown.filter(isLive);
  const chosen = live.filter(({ number }) => selected.has(number));

  function decide(decision: EntryDecision, some: readonly StaffEntry[], reason = '') {
    const possible = some.filter((entry) => canDecide(entry, decision));
    if (possible.length === 0) return;
    setSelected(new Set());
    void send({ decision, entries: possible, reason });
  }
  /** Declining and decisions in bulk are confirmed. */
  function ask(decision: EntryDecision, some: readonly StaffEntry[]) {
    const possible = some.filter((entry) => canDecide(entry, decision));
    if (possible.length > 0) setAsked({ decision, entries: possible });
  }
  function act(decision: EntryDecision, entry: StaffEntry | undefined) {
    if (!entry || isSending) return;
    if (decision === 'decline') ask(decision, [entry]);
    else decide(decision, [entry]);
  }
  function toggle(entry: StaffEntry | undefined) {
    if (!entry || !isLive(entry)) return;
    const next = new Set(selected);
    if (!next.delete(entry.number)) next.add(entry.number);
    setSelected(next);
  }
  /** For a captain who has lost the old one. */
  function askForLink(entry: StaffEntry) {
    const summary = NEW_LINK.renewQuestion(entry.name);
    confirm({ title: QUEUE.newLink, summary, act: () => makeLink(entry) });
  }
  const list = useRef<HTMLUListElement>(null);
  useTriageKeys(list, {
    a: (index) => act('accept', shown[index]),
    w: (index) => act('wait', shown[index]),
    d: (index) => act('decline', shown[index]),
    ' ': (index) => toggle(shown[index]),
  });
  return (
    <section className={shared.stack} aria-label={QUEUE.title}>
      <div className={shared.spread}>
        <h3>{QUEUE.title}</h3>
        <Tools entries={shown} all={entries} />
      </div>
      {entries.length === 0 && <p className={shared.muted}>{QUEUE.empty}</p>}
      {entries.length > 0 && (
        <div className={shared.row}>
          <Choice label={QUEUE.filter} className={styles.filter} value={filter} onChange={setFilter}>
            {(Object.keys(QUEUE.filters) as Filter[])
              .filter((value) => hasCheckIn || value !== 'absent')
              .map((value) => (
                <option key={value} value={value}>
                  {`${QUEUE.filters[value]} (${listEntries(entries, value).length})`}
                </option>
              ))}
          </Choice>
          {live.length > 0 && (
            <Button
              variant="quiet"
              onClick={() => setSelected(new Set(chosen.length > 0 ? [] : live.map(({ number }) => number)))}
            >
              {chosen.length > 0 ? QUEUE.selectNone : QUEUE.selectAll}
            </Button>
          )}
          <dl className={styles.keys}>
            {QUEUE.keys.map(({ key, does }) => (
              <div key={key}>
                <dt>
                  <kbd>{key}</kbd>
                </dt>
                <dd>{does}</dd>
              </div>
            ))}
          </dl>
        </div>
      )}
      {newLink && <NewLink {...newLink} onHide={() => setNewLink(null)} />}
      {entries.length > 0 && shown.length === 0 && <p className={shared.muted}>{QUEUE.nothing}</p>}
      <ul ref={list} className={styles.queue} aria-label={QUEUE.title}>
        {shown.map((entry) => (
          <EntryRow
            key={entry.number}
            entry={entry}
            isSelected={chosen.includes(entry)}
            onSelect={() => toggle(entry)}
            onDecide={(decision) => act(decision, entry)}
            onNewLink={role === 'administrator' ? () => askForLink(entry) : null}
          />
        ))}
      </ul>
      {chosen.length > 0 && (
        <div className={`${panel.foot} ${styles.bulk}`}>
          {ENTRY_DECISIONS.map((decision) => {
            const possible = chosen.filter((entry) => canDecide(entry, decision));
            return (
              <Button
                key={decision}
                variant={decision === 'accept' ? 'primary' : 'secondary'}
                aria-disabled={possible.length === 0 || isSending}
                onClick={() => ask(decision, chosen)}
              >
                {QUEUE.decideSelected(QUEUE.short[decision], possible.length)}
              </Button>
            );
          })}
        </div>
      )}
      {asked && (
        <DecisionDialog
          {...asked}
          onConfirm={(reason) => decide(asked.decision, asked.entries, reason)}
          onClose={() => setAsked(null)}
        />
      )}
    </section>
  );
}

/** The contacts of the clubs on the screen, and a file with all of them. */
function Tools({
  entries,
  all,
}: {
  readonly entries: readonly StaffEntry[];
  readonly all: readonly StaffEntry[];
}) {
  if (all.length === 0) return null;
  const contacts = entries.map(({ name, contact }) => `${name}: ${contact}`).join('\n');
  const rows = all.map(({ number, name, status, checkedIn, contact, enteredAt }) => [
    number,
    name,
    QUEUE.statuses[status],
    checkedIn ? QUEUE.checkedIn : '',
    contact,
    enteredAt,
  ]);
  return (
    <div className={`${shared.row} ${styles.tools}`}>
      <CopyButton text={contacts}>{QUEUE.copyContacts}</CopyButton>
      <Button variant="secondary" onClick={() => downloadCsv('entries', [QUEUE.csvHead, ...rows])}>
        {QUEUE.csv}
      </Button>
    </div>
  );
}

interface DecisionDialogProps extends Question {
  readonly onConfirm: (reason: string) => void;
  readonly onClose: () => void;
}

function DecisionDialog({ decision, entries, onConfirm, onClose }: DecisionDialogProps) {
  const [reason, setReason] = useState('');
  const title = QUEUE.decisions[decision];
  const hint = decision === 'decline' ? QUEUE.declineHint : QUEUE.reasonHint;
  return (
    <ConfirmDialog
      title={title}
      summary={entries.length === 1 ? (entries[0]?.name ?? '') : counted(entries.length, 'club')}
      confirmLabel={QUEUE.short[decision]}
      confirmVariant={decision === 'decline' ? 'danger' : 'primary'}
      {...(decision === 'decline' && { warning: QUEUE.declineWarning })}
      onConfirm={() => onConfirm(reason)}
      onClose={onClose}
    >
      {entries.length > 1 && (
        <p className={styles.names}>
          {entries.map(({ number, name }) => (
            <bdi key={number}>{name}</bdi>
          ))}
        </p>
      )}
      <Input
        label={QUEUE.reason}
        hint={entries.length === 1 ? hint : `${hint} ${QUEUE.sameReason}`}
        maxLength={REASON_MAX}
        value={reason}
        onChange={setReason}
      />
    </ConfirmDialog>
  );
}
