import './resets.css';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import type { ResetReply } from '#contract/review.ts';
import { type Fixture, LAST_FIXTURE_ID } from '#domain/fixtures.ts';
import { GROUPS } from '#domain/groups.ts';
import { APPROVAL, lossOf, RESETS, takenOut } from '#web/content/admin.ts';
import { FIXTURES, groupTitle } from '#web/content/hub.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { adminPost, messageOf } from '../admin-calls.ts';
import { ConfirmDialog } from '../confirm-dialog.tsx';
import { useTournament } from '../use-tournament.ts';

type Kind = 'group' | 'match' | 'tournament';

/** A reset that was asked for and waits for its confirmation. */
interface Asked {
  readonly kind: Kind;
  readonly path: string;
  readonly body: object;
  /** What will be lost: '6 results of group C'. */
  readonly loss: string;
}

/** Takes results out of play: of a group, of a match, or all. */
export function ResetTab() {
  const queryClient = useQueryClient();
  const { fixtures, results, query } = useTournament();
  const [asked, setAsked] = useState<Asked | null>(null);

  async function reset({ kind, path, body }: Asked) {
    setAsked(null);
    const { done, fallback } = RESETS[kind];
    try {
      const reply = await adminPost<ResetReply>(path, body);
      toasts.add({ title: done, description: takenOut(reply.reset) });
    } catch (error) {
      toasts.add({ title: RESETS.failed, description: messageOf(error, fallback), look: 'destructive' });
    }
    void queryClient.invalidateQueries();
  }

  // A dialog that names what will be lost has to know it.
  if (!query.data) return <p role="status">{APPROVAL.loading}</p>;
  return (
    <div className="admin-resets">
      <GroupReset
        onAsk={(group) => {
          const count = results.filter((result) => result.group === group).length;
          const loss = lossOf(count, RESETS.group.named(group));
          setAsked({ kind: 'group', path: '/api/ucl/reset-group', body: { group }, loss });
        }}
      />
      <MatchReset
        fixtures={fixtures}
        onAsk={(fixture) => {
          const count = results.filter(({ fixtureId }) => fixtureId === fixture.id).length;
          const loss = lossOf(count, matchName(fixture));
          const body = { matchId: fixture.id };
          setAsked({ kind: 'match', path: '/api/ucl/reset-match', body, loss });
        }}
      />
      <section>
        <h3>{RESETS.tournament.title}</h3>
        <Button
          variant="danger"
          onClick={() => {
            const loss = lossOf(results.length, RESETS.tournament.named);
            setAsked({ kind: 'tournament', path: '/api/ucl/reset-tournament', body: {}, loss });
          }}
        >
          {RESETS.tournament.button}
        </Button>
      </section>
      {asked && (
        <ConfirmDialog
          title={RESETS[asked.kind].button}
          confirmLabel={RESETS[asked.kind].button}
          {...(asked.kind === 'tournament'
            ? { typed: { label: RESETS.tournament.typeLabel, word: RESETS.tournament.typed } }
            : {})}
          onConfirm={() => void reset(asked)}
          onClose={() => setAsked(null)}
        >
          {asked.loss}
        </ConfirmDialog>
      )}
    </div>
  );
}

function matchName({ home, away }: Fixture): string {
  return `${home.name} ${FIXTURES.versus} ${away.name}`;
}

function GroupReset({ onAsk }: { readonly onAsk: (group: string) => void }) {
  const [group, setGroup] = useState('');
  const [asked, setAsked] = useState(false);
  const errorId = useId();
  const isMissing = asked && group === '';
  function ask(event: FormEvent) {
    event.preventDefault();
    setAsked(true);
    if (group !== '') onAsk(group);
  }
  return (
    <form onSubmit={ask}>
      <h3>{RESETS.group.title}</h3>
      <label>
        {RESETS.group.label}
        <select
          className="admin-field"
          value={group}
          aria-invalid={isMissing}
          aria-describedby={isMissing ? errorId : undefined}
          onChange={(event) => setGroup(event.target.value)}
        >
          <option value="">{RESETS.group.choose}</option>
          {GROUPS.map((letter) => (
            <option key={letter} value={letter}>
              {groupTitle(letter)}
            </option>
          ))}
        </select>
      </label>
      {isMissing && (
        <p id={errorId} role="alert">
          {RESETS.group.missing}
        </p>
      )}
      <Button type="submit" variant="secondary">
        {RESETS.group.button}
      </Button>
    </form>
  );
}

interface MatchResetProps {
  readonly fixtures: readonly Fixture[];
  readonly onAsk: (fixture: Fixture) => void;
}

/** By name from the list, which fills in the number, or by the number itself. */
function MatchReset({ fixtures, onAsk }: MatchResetProps) {
  const [id, setId] = useState('');
  const [problem, setProblem] = useState<string | null>(null);
  const errorId = useId();
  const fixture = fixtures.find((candidate) => String(candidate.id) === id.trim());
  function change(next: string) {
    setId(next);
    setProblem(null);
  }
  function ask(event: FormEvent) {
    event.preventDefault();
    if (fixture) onAsk(fixture);
    else setProblem(id.trim() === '' ? RESETS.match.missing : RESETS.match.unknown);
  }
  return (
    <form onSubmit={ask} noValidate>
      <h3>{RESETS.match.title}</h3>
      <label>
        {RESETS.match.picker}
        <select
          className="admin-field"
          value={fixture ? id.trim() : ''}
          onChange={(event) => change(event.target.value)}
        >
          <option value="">{RESETS.match.choose}</option>
          {GROUPS.map((group) => (
            <optgroup key={group} label={groupTitle(group)}>
              {fixtures
                .filter((candidate) => candidate.group === group)
                .map((candidate) => (
                  <option key={candidate.id} value={candidate.id} dir="auto">
                    {`${matchName(candidate)} (${candidate.id})`}
                  </option>
                ))}
            </optgroup>
          ))}
        </select>
      </label>
      <label>
        {RESETS.match.id}
        <input
          className="admin-field"
          type="number"
          inputMode="numeric"
          min={0}
          max={LAST_FIXTURE_ID}
          value={id}
          aria-invalid={problem !== null}
          aria-describedby={problem ? errorId : undefined}
          onChange={(event) => change(event.target.value)}
        />
      </label>
      {problem && (
        <p id={errorId} role="alert">
          {problem}
        </p>
      )}
      <Button type="submit" variant="secondary">
        {RESETS.match.button}
      </Button>
    </form>
  );
}
