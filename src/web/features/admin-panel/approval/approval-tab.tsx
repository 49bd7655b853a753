import './approval.css';
import { useQuery } from '@tanstack/react-query';
import { Keyboard } from 'lucide-react';
import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Decision, SubmissionStatus } from '#domain/results.ts';
import { APPROVAL, approveSelected, BULK } from '#web/content/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { LoadError } from '#web/ui/load-error.tsx';
import { pendingResultsQuery } from '../admin-calls.ts';
import { Choice } from '../choice.tsx';
import { useTournament } from '../use-tournament.ts';
import { ResultCard } from './result-card.tsx';
import { useDecisions } from './use-decisions.ts';
import { useTriageKeys } from './use-triage-keys.ts';

type Filter = SubmissionStatus | 'all';
type Order = (typeof APPROVAL.orders)[number]['value'];

/** The results, and what is to be done about those that wait. */
export function ApprovalTab() {
  const [filter, setFilter] = useState<Filter>('pending');
  const [order, setOrder] = useState<Order>('newest');
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [notes, setNotes] = useState<ReadonlyMap<number, string>>(new Map());
  const [helpShown, setHelpShown] = useState(false);
  const tournament = useTournament();
  const pending = useQuery(pendingResultsQuery);
  const { underDecision, decide, approveAll, failures, dismissFailures } = useDecisions();

  const isReview = filter === 'pending';
  const query = isReview ? pending : tournament.query;
  const found = isReview ? pending.data?.pendingResults : tournament.query.data?.results;
  const shown = inOrder(
    (found ?? []).filter(
      (result) => (filter === 'all' || result.submissionStatus === filter) && !underDecision.has(result.id),
    ),
    order,
  );
  // Also while it is asked again: the button to retry stays where it is.
  const hasFailed = query.errorUpdateCount > 0;
  const chosen = shown.filter(({ id }) => selected.has(id));

  const select = (id: number) => setSelected(toggled(selected, id));
  function decideOne(decision: Decision, result: MatchResult) {
    setSelected(without(selected, result.id));
    void decide(decision, result, notes.get(result.id)?.trim() ?? '');
  }
  function approveChosen() {
    setSelected(new Set());
    void approveAll(chosen);
  }

  const list = useTriageKeys({
    a: (index) => isReview && shown[index] && decideOne('approved', shown[index]),
    r: (index) => isReview && shown[index] && decideOne('rejected', shown[index]),
    ' ': (index) => isReview && shown[index] && select(shown[index].id),
    '?': () => setHelpShown(!helpShown),
  });

  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Choice label={APPROVAL.filter} options={APPROVAL.filters} value={filter} onChange={setFilter} />
        <Choice label={APPROVAL.order} options={APPROVAL.orders} value={order} onChange={setOrder} />
        <Button
          variant="quiet"
          className="ml-auto max-sm:hidden"
          aria-expanded={helpShown}
          onClick={() => setHelpShown(!helpShown)}
        >
          <Keyboard aria-hidden="true" className="size-5" />
          {APPROVAL.help}
        </Button>
      </div>
      {helpShown && <KeyHelp />}
      {isReview && shown.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => setSelected(chosen.length > 0 ? new Set() : new Set(shown.map(({ id }) => id)))}
          >
            {chosen.length > 0 ? APPROVAL.clear : APPROVAL.selectAll}
          </Button>
          <Button disabled={chosen.length === 0} onClick={approveChosen}>
            {approveSelected(chosen.length)}
          </Button>
        </div>
      )}
      {failures.length > 0 && (
        <div role="alert" className="admin-failures">
          <p className="font-semibold">{BULK.failed}</p>
          <ul>
            {failures.map(({ id, match, reason }) => (
              <li key={id}>
                <b>{match}</b> {reason}
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={dismissFailures}>
            {BULK.dismiss}
          </Button>
        </div>
      )}
      {!found && hasFailed && (
        <LoadError message={APPROVAL.loadFailed} retryLabel={APPROVAL.retry} onRetry={query.refetch} />
      )}
      {!found && !hasFailed && <p role="status">{APPROVAL.loading}</p>}
      {found && shown.length === 0 && (
        <p className="admin-empty">{isReview ? APPROVAL.nothingPending : APPROVAL.nothing}</p>
      )}
      <ul ref={list} aria-label={APPROVAL.list} className="admin-cards">
        {shown.map((result) => (
          <ResultCard
            key={result.id}
            result={result}
            tournament={tournament}
            review={
              isReview
                ? {
                    selected: selected.has(result.id),
                    note: notes.get(result.id) ?? '',
                    onSelect: () => select(result.id),
                    onNote: (note) => setNotes(new Map(notes).set(result.id, note)),
                    onDecide: (decision) => decideOne(decision, result),
                  }
                : null
            }
          />
        ))}
      </ul>
    </div>
  );
}

function KeyHelp() {
  return (
    <dl className="admin-keys">
      {APPROVAL.keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

function inOrder(results: readonly MatchResult[], order: Order): MatchResult[] {
  const sorted = [...results].sort((a, b) => b.id - a.id);
  return order === 'newest' ? sorted : sorted.reverse();
}

function toggled(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return set.has(id) ? without(set, id) : new Set([...set, id]);
}

function without(set: ReadonlySet<number>, id: number): ReadonlySet<number> {
  return new Set([...set].filter((other) => other !== id));
}
