import { useQuery } from '@tanstack/react-query';
import { useContext, useEffect, useMemo } from 'react';
import { useLocationProperty } from 'wouter/use-browser-location';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { groupStandingsQuery, hasFailed, knockoutsQuery } from '#web/api/queries.ts';
import { LoadError, StaleMark } from '#web/ui/load-error.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { bringIntoView } from '#web/ui/scrolling.ts';
import shared from '#web/ui/shared.module.css';
import { RECONNECTING } from '#words/fallbacks.ts';
import { BRACKET_TITLES } from '#words/titles.ts';
import { bracketsOf, roundsOf, seatsIn, tieId } from './bracket-ties.ts';
import { BracketView, type TieExtras } from './bracket-view.tsx';
import styles from './knockouts.module.css';
import { KNOCKOUTS } from './words.ts';

interface Props extends TieExtras {
  /** The heading level of the brackets. */
  readonly level: 2 | 3;
}

/** The brackets: actual, or provisional while the groups are open. */
export function Knockouts(props: Props) {
  const query = useQuery(knockoutsQuery);
  const { data, refetch } = query;
  const standings = useQuery({ ...groupStandingsQuery, enabled: data?.isProvisional === true });
  const failed = hasFailed(query);
  if (!data && failed)
    return <LoadError message={KNOCKOUTS.error} retryLabel={KNOCKOUTS.retry} onRetry={refetch} />;
  if (!data)
    return (
      <p role="status" className={`${shared.loading} ${shared.small}`}>
        {KNOCKOUTS.loading}
      </p>
    );
  return (
    <>
      {failed && <StaleMark>{RECONNECTING}</StaleMark>}
      {data.isProvisional && <Provisional {...KNOCKOUTS.provisional} />}
      <Brackets knockouts={data} standings={standings.data?.standings} {...props} />
    </>
  );
}

interface ProvisionalProps {
  readonly title: string;
  readonly text: string;
  /** What-if instead of actual brackets. */
  readonly isHypothetical?: true;
}

/** Above brackets that may still change. */
export function Provisional({ title, text, isHypothetical }: ProvisionalProps) {
  return (
    <p className={`${styles.provisional} ${isHypothetical ? styles.hypothetical : ''}`}>
      <b>{title}</b> {text}
    </p>
  );
}

interface BracketsProps extends Props {
  readonly knockouts: KnockoutsReply;
  /** The tables that the places come from, while the brackets are provisional. */
  readonly standings: readonly StandingRow[] | undefined;
}

export function Brackets({ knockouts, standings, ...props }: BracketsProps) {
  const brackets = bracketsOf(knockouts);
  const { isProvisional } = knockouts;
  const seats = useMemo(
    () => (isProvisional && standings ? seatsIn(standings) : undefined),
    [isProvisional, standings],
  );
  const areSmall = brackets.every((bracket) => roundsOf(knockouts, bracket).length <= ONE_SCREEN);
  const isSwitched = brackets.length > 1 && !areSmall;
  const named = useNamedBracket(knockouts);
  const shown = isSwitched ? named : null;
  return (
    <div className={styles.brackets}>
      {isSwitched && <CupSwitch brackets={brackets} shown={named} />}
      {brackets.map((bracket) => (
        <BracketView
          key={bracket}
          bracket={bracket}
          rounds={roundsOf(knockouts, bracket)}
          seats={seats}
          isSwitched={isSwitched}
          isShown={shown === null || shown === bracket}
          {...props}
        />
      ))}
    </div>
  );
}

/** Two brackets with this many rounds or fewer fit on one screen together. */
const ONE_SCREEN = 2;

interface CupSwitchProps {
  readonly brackets: readonly Bracket[];
  readonly shown: Bracket;
}

/** Hidden without JavaScript and in print: both brackets are shown. */
function CupSwitch({ brackets, shown }: CupSwitchProps) {
  const { navigate } = useContext(NavigationContext);
  return (
    <nav className={`${styles.cups} ${shared.notOnPaper}`} aria-label={KNOCKOUTS.cups}>
      {brackets.map((bracket) => (
        <a
          key={bracket}
          href={`#bracket-${bracket}`}
          data-bracket={bracket}
          aria-current={bracket === shown ? 'true' : undefined}
          onClick={(event) => {
            event.preventDefault();
            const { pathname, search } = window.location;
            navigate(`${pathname}${search}#bracket-${bracket}`, { replace: true });
          }}
        >
          {BRACKET_TITLES[bracket]}
        </a>
      ))}
    </nav>
  );
}

const readFragment = () => window.location.hash.slice(1);

/** The bracket in the URL: '#bracket-UEL', or the one of a tie, which is brought into view. */
function useNamedBracket(knockouts: KnockoutsReply): Bracket {
  const fragment = useLocationProperty(readFragment, () => '');
  const named = bracketsOf(knockouts).find((bracket) =>
    [
      `bracket-${bracket}`,
      ...roundsOf(knockouts, bracket).flatMap(({ ties }) => ties.map(({ fixtureId }) => tieId(fixtureId))),
    ].includes(fragment),
  );
  const isTie = named !== undefined && !fragment.startsWith('bracket-');
  useEffect(() => {
    const tie = isTie && document.getElementById(fragment);
    if (tie) bringIntoView([tie]);
  }, [isTie, fragment]);
  return named ?? 'UCL';
}
