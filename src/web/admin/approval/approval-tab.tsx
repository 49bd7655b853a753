import './approval.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import type { Decision } from '#domain/results/results.ts';
import type { Role } from '#domain/staff.ts';
import { useTournament } from '#web/api/use-facts.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { POLL_SECONDS, pendingResultsQuery } from '../admin-calls.ts';
import { startAward } from '../forms/start-award.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useAllResults } from '../use-all-results.ts';
import styles from './approval-tab.module.css';
import { BlockedSenders } from './blocked-senders.tsx';
import { ApproveAgreed, BulkBar, BulkFailures } from './bulk-actions.tsx';
import { type Filter, type Listed, listResults, searchResults } from './list-results.ts';
import { useDecidedElsewhere, useFocusRestored, useSettlingList } from './list-stability.ts';
import { KeyHelp, ListToolbar } from './list-toolbar.tsx';
import { ResultCard, type Review } from './result-card.tsx';
import type { Approval } from './use-approval.ts';
import type { Claim } from './use-decisions.ts';
import { useTriageKeys } from './use-triage-keys.ts';
import { APPROVAL, DECIDED_ELSEWHERE, decidedElsewhere } from './words.ts';

interface Props {
  readonly approval: Approval;
  readonly role: Role;
  readonly texts: TextDraft;
}

/** The results, and what is to be done about those that are pending. */
export function ApprovalTab({ approval, role, texts }: Props) {
  const { filter, decisions, unanswered, selected, failure } = approval;
  const [isHelpShown, setHelpShown] = useState(false);
  const tournament = useTournament(POLL_SECONDS);
  const { results: all, reads } = useAllResults();
  const pendingRead = useQuery(pendingResultsQuery);
  const pending = pendingRead.data?.pendingResults;
  const { elsewhere, moveOn } = useDecidedElsewhere(pending, (id) => decisions.has(id));

  const isReview = filter.status === 'pending';
  const facts = { results: all, pending, elsewhere, decisions, unanswered };
  const listed = listResults(facts, filter);
  const shown = searchResults(listed ?? [], filter);
  const open = shown.filter(isDecidable).map(({ result }) => result);
  const selectable = open.filter((result) => !isDisputed(result));
  const agreed = open.filter(({ agreement }) => agreement === 'agreed');
  const chosen = isReview ? selectable.filter(({ id }) => selected.has(id)) : [];

  function decide(decision: Decision, entry: Listed | undefined, claim?: Claim) {
    if (isSettling || !entry || !isDecidable(entry)) return;
    approval.decide(decision, entry.result, claim);
    moveOn();
  }
  function change(filterChange: Partial<Filter>) {
    approval.setFilter(filterChange);
    moveOn();
  }
  function select(entry: Listed | undefined) {
    if (isReview && entry && selectable.includes(entry.result)) approval.toggleSelected(entry.result);
  }
  function reviewOf(entry: Listed): Review | null {
    const { result, status } = entry;
    if (status !== 'pending') return null;
    const isSelected = chosen.includes(result);
    return {
      private: isFromQueue(result) ? result : null,
      canBlock: role === 'administrator',
      isChanged: approval.changed.has(result.id),
      selection: isReview && !isDisputed(result) ? { isSelected, onToggle: () => select(entry) } : null,
      note: approval.noteOf(result),
      onNote: (note) => approval.setNote(result, note),
      onDecide: (decision, claim) => decide(decision, entry, claim),
      ruling: {
        draft: texts,
        onStart: () => startAward(texts, result.fixtureId, 'ruling'),
        onAwarded: () => {
          approval.awarded(result);
          texts.clear('award');
          moveOn();
        },
      },
    };
  }

  const list = useTriageKeys({
    a: (index, card) => {
      const entry = shown[index];
      // Which of the two scores is meant, only a press can tell.
      if (entry && isDisputed(entry.result))
        card.querySelector<HTMLElement>('.admin-dispute button')?.focus();
      else decide('approved', entry);
    },
    r: (index) => decide('rejected', shown[index]),
    n: (index, card) => {
      const entry = shown[index];
      if (entry) flushSync(() => approval.open(entry.result));
      card.querySelector<HTMLElement>('.admin-card-details input')?.focus();
    },
    enter: (index) => shown[index] && approval.toggleOpened(shown[index].result),
    ' ': (index) => select(shown[index]),
    '?': () => setHelpShown(!isHelpShown),
  });
  const tab = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  useFocusRestored(tab, list, results);
  const isSettling = useSettlingList(list);

  return (
    <div ref={tab} className={styles.stack}>
      <ListToolbar
        filter={filter}
        onFilter={change}
        isHelpShown={isHelpShown}
        onHelp={() => setHelpShown(!isHelpShown)}
        selection={
          isReview && selectable.length > 0
            ? {
                isEmpty: chosen.length === 0,
                onToggle: () =>
                  approval.setSelected(new Set(chosen.length > 0 ? [] : selectable.map(({ id }) => id))),
              }
            : null
        }
      />
      {isReview && agreed.length > 0 && (
        <ApproveAgreed
          results={agreed}
          onApprove={(looked) => {
            approval.decideAll('approved', looked, '');
            moveOn();
          }}
        />
      )}
      {isHelpShown && <KeyHelp />}
      {failure && <BulkFailures failure={failure} onDismiss={approval.dismissFailure} />}
      <section ref={results} tabIndex={-1} aria-label={APPROVAL.list}>
        {!listed && <NotLoaded queries={isReview ? [pendingRead] : reads} />}
        {listed && shown.length === 0 && (
          <Nothing
            text={isReview ? APPROVAL.nothingPending : APPROVAL.nothing}
            isSearch={listed.length > 0}
            onClear={() => change({ group: 'all', search: '' })}
          />
        )}
        <ul
          ref={list}
          aria-label={APPROVAL.list}
          className="admin-cards"
          data-settling={isSettling || undefined}
        >
          {shown.map((entry) => (
            <ResultCard
              key={entry.result.id}
              listed={entry}
              tournament={tournament}
              all={all ?? tournament.results}
              review={reviewOf(entry)}
              isOpen={approval.opened.has(entry.result.id)}
              onToggle={() => approval.toggleOpened(entry.result)}
            />
          ))}
        </ul>
      </section>
      {isReview && pendingRead.data && (
        <BlockedSenders {...pendingRead.data} canUnblock={role === 'administrator'} />
      )}
      <ElsewhereNotice count={shown.filter((entry) => entry.elsewhere).length} onHide={moveOn} />
      <BulkBar
        chosen={chosen}
        onDecideAll={(decision, noteForAll) => {
          approval.decideAll(decision, chosen, noteForAll);
          moveOn();
        }}
      />
    </div>
  );
}

interface NothingProps {
  readonly text: string;
  readonly isSearch: boolean;
  readonly onClear: () => void;
}

function Nothing({ text, isSearch, onClear }: NothingProps) {
  return (
    <div className="admin-empty">
      <p>{isSearch ? APPROVAL.nothingFound : text}</p>
      {isSearch && (
        <Button variant="quiet" onClick={onClear}>
          {APPROVAL.clearSearch}
        </Button>
      )}
    </div>
  );
}

/** Below the list: above it, it would push the cards away whose place is being kept. */
function ElsewhereNotice({ count, onHide }: { readonly count: number; readonly onHide: () => void }) {
  if (count === 0) return null;
  return (
    <div className={styles.row}>
      <p className={shared.note}>{decidedElsewhere(count)}</p>
      <Button variant="quiet" onClick={onHide}>
        {DECIDED_ELSEWHERE.hide}
      </Button>
    </div>
  );
}

/** The list of those that wait tells more of a result, also of one that was decided elsewhere meanwhile. */
function isFromQueue(result: MatchResult): result is PendingResult {
  return 'sameSender' in result;
}

function isDisputed({ agreement }: MatchResult): boolean {
  return agreement === 'disputed';
}

function isDecidable({ status, elsewhere }: Listed): boolean {
  return status === 'pending' && elsewhere === null;
}
