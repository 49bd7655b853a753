import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, type MouseEvent, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { MatchResult, PendingResult } from '#contract/result-views.ts';
import { groupsOf } from '#domain/clubs/clubs.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import type { Decision } from '#domain/results/results.ts';
import { useTournament } from '#web/api/use-facts.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { useSettling } from '#web/ui/use-settling.ts';
import { POLL_SECONDS, pendingResultsQuery } from '../admin-calls.ts';
import { NotLoaded } from '../not-loaded.tsx';
import { useAllResults } from '../use-season.ts';
import { useTriageKeys } from '../use-triage-keys.ts';
import styles from './approval-tab.module.css';
import { ApproveAgreed, BulkBar, BulkFailures } from './bulk-actions.tsx';
import { type Listed, listResults, possibleFilter, presentResults, searchResults } from './list-results.ts';
import { useFocusRestored, useLeaving, useSettlingList } from './list-stability.ts';
import { KeyHelp, ListToolbar } from './list-toolbar.tsx';
import rowStyles from './result-row.module.css';
import { ResultRow, type Review } from './result-row.tsx';
import { BlockedSenders } from './senders.tsx';
import type { useApproval } from './use-approval.ts';
import type { Claim } from './use-decisions.ts';
import { APPROVAL } from './words.ts';

export function ApprovalTab({ approval }: { readonly approval: ReturnType<typeof useApproval> }) {
  const { decisions, unanswered, selected, failure } = approval;
  const [isHelpShown, setHelpShown] = useState(false);
  const toggleHelp = () => setHelpShown(!isHelpShown);
  const tournament = useTournament(POLL_SECONDS);
  const groups = groupsOf(tournament.clubs);
  const brackets = tournament.facts ? bracketsOf(tournament.facts.format) : [];
  const filter = possibleFilter(approval.filter, [...groups, ...brackets]);
  const { results: all, reads } = useAllResults();
  const pendingRead = useQuery(pendingResultsQuery);
  const pending = pendingRead.data?.pendingResults;
  const { status } = filter;
  const isReview = status === 'pending';
  const isDecidable = isReview || status === 'all';
  const present = useMemo(
    () => (isDecidable ? presentResults({ results: all, pending, decisions }, status) : undefined),
    [isDecidable, all, pending, decisions, status],
  );
  const list = useRef<HTMLUListElement>(null);
  const bulk = useRef<HTMLDivElement>(null);
  const leaving = useLeaving(present, status, list);
  const facts = { results: all, pending, leaving, decisions, unanswered };
  const listed = listResults(facts, filter);
  const shown = searchResults(listed ?? [], filter);
  const open = shown.filter(canDecide).map(({ result }) => result);
  const selectable = open.filter((result) => !isDisputed(result));
  const agreed = open.filter(isAgreed);
  /** There are results, but the search finds none. */
  const isSearch = listed?.some(({ left }) => left === null) ?? false;
  const chosen = isReview ? selectable.filter(({ id }) => selected.has(id)) : [];

  function decide(decision: Decision, entry: Listed | undefined, claim?: Claim) {
    if (entry && canDecide(entry)) approval.decide(decision, entry.result, claim);
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
      isChanged: approval.changed.has(result.id),
      selection: isReview && !isDisputed(result) ? { isSelected, onToggle: () => select(entry) } : null,
      note: approval.noteOf(result),
      onNote: (note) => approval.setNote(result, note),
      onDecide: (decision, claim) => decide(decision, entry, claim),
      onAwarded: () => approval.awarded(result),
    };
  }

  // A key that decides moves the focus: pressed twice, it would decide the next result as well.
  const isKeySettling = useSettling(decisions);
  useTriageKeys(list, {
    a: (index, card) => {
      const entry = shown[index];
      // In a dispute, a key cannot know which of the two scores is meant.
      if (entry && isDisputed(entry.result))
        card.querySelector<HTMLElement>('[data-claims] [data-decides]')?.focus();
      else if (!isKeySettling) decide('approved', entry);
    },
    r: (index) => !isKeySettling && decide('rejected', shown[index]),
    n: (index, card) => {
      const entry = shown[index];
      if (entry) flushSync(() => approval.open(entry.result));
      card.querySelector<HTMLElement>('input:not([type=checkbox])')?.focus();
    },
    enter: (index) => shown[index] && approval.toggleOpened(shown[index].result),
    ' ': (index) => select(shown[index]),
    // With forty results, the bar is more than a hundred tab stops away.
    b: () => bulk.current?.querySelector('button')?.focus(),
    '?': toggleHelp,
  });
  const tab = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  useFocusRestored(tab, list, results);
  /** The first Escape leaves the row and clears the selection, the second one closes the panel. */
  function leaveOnEscape(event: KeyboardEvent<HTMLElement>) {
    const from = event.target as Element;
    // A dialog above the panel closes as usual.
    const isAbove = from.closest('dialog') !== event.currentTarget.closest('dialog');
    const isInList = chosen.length > 0 || list.current?.contains(from);
    if (event.key !== 'Escape' || isAbove || !isInList) return;
    event.preventDefault();
    approval.setSelected(new Set());
    results.current?.focus({ preventScroll: true });
  }
  const isSettling = useSettlingList(list);
  /** A press is meant for the result that was under the pointer when the finger went down. */
  function ignoreWhileSettling(event: MouseEvent) {
    const isKey = event.detail === 0;
    const isDecision = (event.target as Element).closest('[data-decides]') !== null;
    if (isDecision && (isKey ? isKeySettling : isSettling)) event.stopPropagation();
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only for what has the focus inside
    <div ref={tab} className={`${shared.stack} ${styles.tab}`} onKeyDown={leaveOnEscape}>
      <ListToolbar
        groups={groups}
        brackets={brackets}
        filter={filter}
        onFilter={approval.setFilter}
        isHelpShown={isHelpShown}
        onHelp={toggleHelp}
        selection={
          isReview && selectable.length > 0
            ? {
                isEmpty: chosen.length === 0,
                onToggle: () =>
                  approval.setSelected(new Set(chosen.length > 0 ? [] : selectable.map(({ id }) => id))),
              }
            : null
        }
      >
        {/* Its row on a phone closes with the last agreed result, and not before. */}
        {isReview && [...agreed, ...leaving].some(isAgreed) && (
          <ApproveAgreed
            results={agreed}
            onApprove={(looked) => approval.decideAll('approved', looked, '')}
          />
        )}
      </ListToolbar>
      {isHelpShown && <KeyHelp />}
      {failure && <BulkFailures failure={failure} onDismiss={approval.dismissFailure} />}
      <section ref={results} tabIndex={-1} aria-label={APPROVAL.list}>
        {!listed && <NotLoaded queries={isReview ? [pendingRead] : reads} />}
        <ul
          ref={list}
          aria-label={APPROVAL.list}
          className={rowStyles.list}
          data-settling={isSettling || isKeySettling || undefined}
          onClickCapture={ignoreWhileSettling}
        >
          {shown.map((entry) => (
            <ResultRow
              key={entry.result.id}
              listed={entry}
              tournament={tournament}
              all={all ?? tournament.results}
              isStatusShown={!isReview}
              review={reviewOf(entry)}
              isOpen={approval.opened.has(entry.result.id)}
              onToggle={() => approval.toggleOpened(entry.result)}
              onUndo={approval.undoOf(entry.result)}
            />
          ))}
        </ul>
        {listed && shown.every(({ left }) => left !== null) && (
          <div className={styles.empty}>
            <p>{isSearch ? APPROVAL.nothingFound : isReview ? APPROVAL.nothingPending : APPROVAL.nothing}</p>
            {isSearch && (
              <Button variant="quiet" onClick={() => approval.setFilter({ group: 'all', search: '' })}>
                {APPROVAL.clearSearch}
              </Button>
            )}
          </div>
        )}
      </section>
      {isReview && pendingRead.data && <BlockedSenders {...pendingRead.data} />}
      <BulkBar
        bar={bulk}
        chosen={chosen}
        onDecideAll={(decision, noteForAll) => approval.decideAll(decision, chosen, noteForAll)}
      />
    </div>
  );
}

/** The list of pending results has more fields, even for a result that was decided elsewhere in the meantime. */
function isFromQueue(result: MatchResult): result is PendingResult {
  return 'sameSender' in result;
}

function isAgreed({ agreement }: MatchResult): boolean {
  return agreement === 'agreed';
}

function isDisputed({ agreement }: MatchResult): boolean {
  return agreement === 'disputed';
}

function canDecide({ status, left }: Listed): boolean {
  return status === 'pending' && left === null;
}
