import './approval.css';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { useTournament } from '#web/api/use-tournament.ts';
import { APPROVAL, approveSelected, BULK } from '#web/content/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { Keyboard } from '#web/ui/icons/keyboard.tsx';
import { POLL_SECONDS, pendingResultsQuery } from '../admin-calls.ts';
import { Choice } from '../choice.tsx';
import { NotLoaded } from '../not-loaded.tsx';
import { ResultCard } from './result-card.tsx';
import type { Approval, Order } from './use-approval.ts';
import { useFocusRestored } from './use-focus-restored.ts';
import { useTriageKeys } from './use-triage-keys.ts';

interface Props {
  readonly approval: Approval;
}

/** The results, and what is to be done about those that wait. */
export function ApprovalTab({ approval }: Props) {
  const { filter, order, selected, underDecision, failures } = approval;
  const [helpShown, setHelpShown] = useState(false);
  const tournament = useTournament(POLL_SECONDS);
  const pending = useQuery(pendingResultsQuery);

  const isReview = filter === 'pending';
  const found = isReview ? pending.data?.pendingResults : tournament.resultsRead.data?.results;
  const shown = inOrder(
    (found ?? []).filter(
      (result) => (filter === 'all' || result.submissionStatus === filter) && !underDecision.has(result.id),
    ),
    order,
  );
  const chosen = shown.filter(({ id }) => selected.has(id));

  const list = useTriageKeys({
    a: (index) => isReview && shown[index] && approval.decide('approved', shown[index]),
    r: (index) => isReview && shown[index] && approval.decide('rejected', shown[index]),
    ' ': (index) => isReview && shown[index] && approval.toggle(shown[index]),
    '?': () => setHelpShown(!helpShown),
  });
  const tab = useRef<HTMLDivElement>(null);
  const results = useRef<HTMLElement>(null);
  useFocusRestored(tab, list, results);

  return (
    <div ref={tab} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <Choice
          label={APPROVAL.filter}
          options={APPROVAL.filters}
          value={filter}
          onChange={approval.setFilter}
        />
        <Choice label={APPROVAL.order} options={APPROVAL.orders} value={order} onChange={approval.setOrder} />
        <Button
          variant="quiet"
          className="ml-auto max-sm:hidden"
          aria-expanded={helpShown}
          onClick={() => setHelpShown(!helpShown)}
        >
          <Keyboard className="size-5" />
          {APPROVAL.help}
        </Button>
      </div>
      {helpShown && <KeyHelp />}
      {isReview && shown.length > 0 && (
        <div className="flex flex-wrap gap-3">
          <Button
            variant="secondary"
            onClick={() => approval.setSelected(new Set(chosen.length > 0 ? [] : shown.map(({ id }) => id)))}
          >
            {chosen.length > 0 ? APPROVAL.clear : APPROVAL.selectAll}
          </Button>
          <Button aria-disabled={chosen.length === 0} onClick={() => approval.approveAll(chosen)}>
            {approveSelected(chosen.length)}
          </Button>
        </div>
      )}
      {failures.length > 0 && (
        <div role="alert" className="admin-failures">
          <p className="font-semibold">{BULK.failed}</p>
          <ul>
            {failures.map(({ result, reason }) => (
              <li key={result.id}>
                <b>
                  <bdi>{result.homeTeam}</bdi> {scoreText(result)} <bdi>{result.awayTeam}</bdi>
                </b>{' '}
                {reason}
              </li>
            ))}
          </ul>
          <Button variant="quiet" onClick={approval.dismissFailures}>
            {BULK.dismiss}
          </Button>
        </div>
      )}
      <section ref={results} tabIndex={-1} aria-label={APPROVAL.list}>
        {!found && <NotLoaded queries={[isReview ? pending : tournament.resultsRead]} />}
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
                      note: approval.noteOf(result),
                      onSelect: () => approval.toggle(result),
                      onNote: (note) => approval.setNote(result, note),
                      onDecide: (decision) => approval.decide(decision, result),
                    }
                  : null
              }
            />
          ))}
        </ul>
      </section>
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
