import { useContext, useId, useRef, useState } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { ListedGroupFixture } from '#domain/matches/fixture-list.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { checkTypedScore } from '#domain/results/scores.ts';
import { readScores, type WhatIfScore, writeScores } from '#domain/what-if/what-if-scores.ts';
import { hubPath } from '#paths.ts';
import { FieldError } from '#web/ui/form-errors.tsx';
import { X } from '#web/ui/icons.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import styles from './what-if-fields.module.css';
import { clearScore, hypotheticalGoals, WHAT_IF } from './words.ts';

interface Typed {
  readonly homeScore: string;
  readonly awayScore: string;
}

const EMPTY: Typed = { homeScore: '', awayScore: '' };

/** Replaces score and buttons of an undecided match in what-if mode. */
export function WhatIfFields({ fixture }: { readonly fixture: ListedGroupFixture }) {
  const { id, home, away, status, result } = fixture;
  const problemId = useId();
  const { navigate } = useContext(NavigationContext);
  const first = useRef<HTMLInputElement>(null);
  const inUrl = useScoreInUrl(id);
  const [draft, setDraft] = useState<{ readonly typed: Typed; readonly inUrl: string | null } | null>(null);
  // The URL may have been changed elsewhere: by the what-if bar, or by going back.
  const typed = draft?.inUrl === inUrl ? draft.typed : typedOf(inUrl);
  const isWhole = typed.homeScore !== '' && typed.awayScore !== '';
  const [problem] = isWhole ? checkTypedScore(typed) : [];

  function change(next: Typed) {
    const isAllowed = checkTypedScore(next).length === 0;
    const score = { fixtureId: id, homeScore: Number(next.homeScore), awayScore: Number(next.awayScore) };
    setDraft({ typed: next, inUrl: isAllowed ? `${score.homeScore}-${score.awayScore}` : null });
    navigate(urlWith(id, isAllowed ? score : null), { replace: true });
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
      className={name === 'homeScore' ? styles.home : styles.away}
      aria-label={hypotheticalGoals(club, opponent)}
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
      <div>
        {isEmpty ? (
          status === 'PENDING_APPROVAL' && result && `${WHAT_IF.reported} ${scoreText(result)}`
        ) : (
          <button
            type="button"
            className={styles.clear}
            aria-label={clearScore(home.name, away.name)}
            onClick={clear}
          >
            {WHAT_IF.justForMe}
            <X className={shared.iconSmall} />
          </button>
        )}
      </div>
      <FieldError id={problemId} problem={problem?.message} />
    </>
  );
}

function typedOf(inUrl: string | null): Typed {
  const [homeScore, awayScore] = inUrl?.split('-') ?? [];
  return homeScore !== undefined && awayScore !== undefined ? { homeScore, awayScore } : EMPTY;
}

/** Hypothetical scores exist only in the URL: they can be shared, and no cache contains them. */
function scoresIn(search: string): readonly WhatIfScore[] {
  return readScores(new URLSearchParams(search).get('what-if') ?? '', () => 'open').scores;
}

/** '2-1', or null. Renders only when the score of this match changes. */
function useScoreInUrl(fixtureId: number): string | null {
  return useLocationProperty(
    () => {
      const score = scoresIn(window.location.search).find((each) => each.fixtureId === fixtureId);
      return score ? `${score.homeScore}-${score.awayScore}` : null;
    },
    () => null,
  );
}

/** The hub URL with this score for a match, or without one. Scores that cannot count are dropped. */
function urlWith(fixtureId: number, score: WhatIfScore | null): string {
  const { search } = window.location;
  const others = scoresIn(search).filter((each) => each.fixtureId !== fixtureId);
  return hubPath(search, { 'what-if': writeScores(score ? [...others, score] : others) });
}
