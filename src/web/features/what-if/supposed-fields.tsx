import { useContext, useId, useRef, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { checkTypedScore } from '#domain/results/scores.ts';
import { readScores, type SupposedScore, writeScores } from '#domain/what-if/supposed-scores.ts';
import { hubAddress } from '#paths.ts';
import { FieldError } from '#web/ui/form-errors.tsx';
import { X } from '#web/ui/icons.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { clearScore, supposedGoals, WHAT_IF } from './words.ts';

interface Typed {
  readonly homeScore: string;
  readonly awayScore: string;
}

const EMPTY: Typed = { homeScore: '', awayScore: '' };

/** In place of the score and the buttons of a match that is not decided: a score of the visitor's own. */
export function SupposedFields({ fixture }: { readonly fixture: ListedGroupFixture }) {
  const { id, home, away, status, result } = fixture;
  const problemId = useId();
  const { navigate } = useContext(NavigationContext);
  const first = useRef<HTMLInputElement>(null);
  const kept = useSupposed(id);
  const [draft, setDraft] = useState<{ readonly typed: Typed; readonly kept: string | null } | null>(null);
  // The address may have changed by other hands: by the bar, or on the way back.
  const typed = draft?.kept === kept ? draft.typed : typedOf(kept);
  const isWhole = typed.homeScore !== '' && typed.awayScore !== '';
  const [problem] = isWhole ? checkTypedScore(typed) : [];

  function change(next: Typed) {
    const isAllowed = checkTypedScore(next).length === 0;
    const score = { fixtureId: id, homeScore: Number(next.homeScore), awayScore: Number(next.awayScore) };
    setDraft({ typed: next, kept: isAllowed ? `${score.homeScore}-${score.awayScore}` : null });
    navigate(addressWith(id, isAllowed ? score : null), { replace: true });
  }

  function clear() {
    change(EMPTY);
    first.current?.focus();
  }

  const field = (name: keyof Typed, club: string, opponent: string) => (
    <input
      ref={name === 'homeScore' ? first : undefined}
      type="text"
      inputMode="numeric"
      pattern="[0-9]*"
      maxLength={2}
      autoComplete="off"
      className={name === 'homeScore' ? 'supposed-home' : 'supposed-away'}
      aria-label={supposedGoals(club, opponent)}
      aria-invalid={problem !== undefined}
      aria-describedby={problem ? problemId : undefined}
      value={typed[name]}
      onFocus={(event) => event.target.select()}
      onChange={(event) => change({ ...typed, [name]: event.target.value })}
    />
  );
  const isEmpty = typed.homeScore === '' && typed.awayScore === '';
  return (
    <>
      {field('homeScore', home.name, away.name)}
      {field('awayScore', away.name, home.name)}
      <div className="fixture-state">
        {isEmpty ? (
          status === 'PENDING_APPROVAL' && result && `${WHAT_IF.reported} ${scoreText(result)}`
        ) : (
          <button
            type="button"
            className="supposed-clear"
            aria-label={clearScore(home.name, away.name)}
            onClick={clear}
          >
            {WHAT_IF.justForMe}
            <X />
          </button>
        )}
      </div>
      <FieldError id={problemId} problem={problem?.sentence} className="supposed-problem" />
    </>
  );
}

function typedOf(kept: string | null): Typed {
  const [homeScore, awayScore] = kept?.split('-') ?? [];
  return homeScore !== undefined && awayScore !== undefined ? { homeScore, awayScore } : EMPTY;
}

/** What is supposed is in the address and nowhere else: it can be shared, and no cache ever holds it. */
let lastRead: { readonly search: string; readonly scores: ReadonlyMap<number, SupposedScore> } | undefined;

function supposedIn(search: string): ReadonlyMap<number, SupposedScore> {
  if (lastRead?.search !== search) {
    const text = new URLSearchParams(search).get('what-if') ?? '';
    const { scores } = readScores(text, () => false);
    lastRead = { search, scores: new Map(scores.map((score) => [score.fixtureId, score])) };
  }
  return lastRead.scores;
}

/** '2-1', or null. Only what shows this match is rendered when it changes. */
function useSupposed(fixtureId: number): string | null {
  return useLocationProperty(
    () => {
      const score = supposedIn(window.location.search).get(fixtureId);
      return score ? `${score.homeScore}-${score.awayScore}` : null;
    },
    () => null,
  );
}

/** The address of the hub with this score for a match, or with none. What cannot count has left it. */
function addressWith(fixtureId: number, score: SupposedScore | null): string {
  const { search } = window.location;
  const others = [...supposedIn(search).values()].filter((each) => each.fixtureId !== fixtureId);
  return hubAddress(search, { 'what-if': writeScores(score ? [...others, score] : others) });
}
