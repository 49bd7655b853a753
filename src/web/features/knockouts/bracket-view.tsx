import {
  type ReactNode,
  type Ref,
  type RefObject,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { MatchResult } from '#contract/result-views.ts';
import { type Bracket, ROUND_TITLES, type Round } from '#domain/matches/stages.ts';
import { PATHS } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ArchivedSeason, ClubLink } from '#web/clubs/links.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { BRACKET_TITLES } from '#words/titles.ts';
import { currentRound, possibleClubs, type Rounds, roundId, type Seat } from './bracket-ties.ts';
import styles from './bracket-view.module.css';
import { type Choice, TieCard } from './tie-card.tsx';
import { KNOCKOUTS } from './words.ts';

/** Facts and controls of ties that are not part of the bracket itself. */
export interface TieExtras {
  readonly resultOf?: (fixtureId: number) => MatchResult | null;
  /** The control to submit a result; null if there is none. */
  readonly controlOf?: (fixtureId: number) => ReactNode;
  /** The agreed kick-off of an open tie. */
  readonly kickoffOf?: (fixtureId: number) => ReactNode;
  /** Below the title of a round. */
  readonly noteOf?: (round: Round) => ReactNode;
}

interface Props extends TieExtras {
  readonly bracket: Bracket;
  readonly rounds: Rounds;
  /** By club id, while the bracket is provisional. */
  readonly seats?: ReadonlyMap<number, Seat> | undefined;
  /** The heading level. */
  readonly level: 2 | 3;
  /** Another cup is behind the switch, which names this one. */
  readonly isSwitched: boolean;
  /** False while the other cup is shown. */
  readonly isShown: boolean;
}

export function bracketClass(bracket: Bracket): string {
  return `${styles.bracket} ${bracket === 'UEL' ? styles.uel : ''}`;
}

/** From a desktop's width on, the bracket is a poster: both halves lead to the final in its centre. */
export function BracketView({ bracket, rounds, level, isSwitched, isShown, ...extras }: Props) {
  const scroller = useRef<HTMLOListElement>(null);
  const { current, show } = useRoundInView(scroller, currentRound(rounds), isShown);
  const choice = useChoice();
  const isRunning = useContext(ArchivedSeason) === null;
  const Title = `h${level}` as const;
  return (
    <section
      className={`${bracketClass(bracket)} ${isSwitched ? styles.switched : ''} ${isShown ? '' : styles.closed}`}
      data-full
      aria-labelledby={`bracket-${bracket}`}
    >
      <Title
        id={`bracket-${bracket}`}
        className={`${styles.title} ${isSwitched ? shared.hiddenByTabs : ''} ${shared.section}`}
      >
        {BRACKET_TITLES[bracket]}
      </Title>
      {isRunning && (
        <ShareLink path={`${PATHS.knockouts}#bracket-${bracket}`} title={BRACKET_TITLES[bracket]} isSmall />
      )}
      {choice.pinned !== null && <ChosenClub rounds={rounds} clubId={choice.pinned} />}
      <nav
        className={styles.tabs}
        aria-label={`${KNOCKOUTS.rounds}, ${BRACKET_TITLES[bracket]}`}
        hidden={rounds.length < 2}
      >
        {rounds.map(({ round }) => (
          <a
            key={round}
            href={`#${roundId(bracket, round)}`}
            aria-current={round === current ? 'true' : undefined}
            onClick={(event) => {
              event.preventDefault();
              show(round);
            }}
          >
            {ROUND_TITLES[round]}
          </a>
        ))}
      </nav>
      <BracketRounds
        ref={scroller}
        {...{ bracket, rounds, choice }}
        title={level === 2 ? 'h3' : 'h4'}
        {...extras}
      />
    </section>
  );
}

interface RoundsProps extends TieExtras {
  readonly ref?: Ref<HTMLOListElement>;
  readonly bracket: Bracket;
  readonly rounds: Rounds;
  /** The first round of the bracket, if it is not among them. */
  readonly firstRound?: Round | undefined;
  readonly seats?: ReadonlyMap<number, Seat> | undefined;
  /** The heading element of the rounds. */
  readonly title: 'h2' | 'h3' | 'h4';
  /** Null where no club can be chosen. */
  readonly choice: Choice | null;
}

/**
 * A poster on a wide screen, side by side in a frame, and one round at a time on phones and tablets. The style sheet
 * does all three.
 */
export function BracketRounds({ ref, bracket, rounds, title: Title, choice, ...extras }: RoundsProps) {
  const firstRound = extras.firstRound ?? rounds[0]?.round;
  const { seats, resultOf, controlOf, kickoffOf, noteOf } = extras;
  const possible = useMemo(() => possibleClubs(rounds), [rounds]);
  return (
    <ol ref={ref} className={styles.rounds} data-first={rounds[0]?.round}>
      {rounds.map(({ round, ties }, index) => (
        <li key={round} id={roundId(bracket, round)} data-round={round}>
          <header data-title={ROUND_TITLES[round]}>
            <Title>{ROUND_TITLES[round]}</Title>
            {noteOf?.(round)}
          </header>
          <ol className={styles.ties}>
            {ties.map((tie, place) => (
              <TieCard
                key={tie.fixtureId}
                round={round}
                isFirstRound={round === firstRound}
                number={place + 1}
                isRight={2 * place >= ties.length && round !== 'final'}
                tie={tie}
                possible={possible.get(tie.fixtureId)}
                seats={seats}
                result={resultOf?.(tie.fixtureId) ?? null}
                control={controlOf?.(tie.fixtureId)}
                kickoff={kickoffOf?.(tie.fixtureId)}
                choice={choice}
              />
            ))}
          </ol>
          <NextPlaces ties={rounds[index + 1]?.ties ?? []} />
        </li>
      ))}
    </ol>
  );
}

/** The pinned club, linked to its page. */
function ChosenClub({ rounds, clubId: id }: { readonly rounds: Rounds; readonly clubId: number }) {
  const first = rounds[0]?.ties.flatMap(({ home, away }) => [home, away]);
  const name = first?.find((side) => side?.clubId === id)?.name;
  return (
    name && (
      <p className={styles.chosenClub}>
        <ClubLink club={{ id, name }} className={shared.accent} />
      </p>
    )
  );
}

/**
 * On a phone, beside each pair of ties: the slot in the next round. Hidden from screen readers, because the next round
 * says the same.
 */
function NextPlaces({ ties }: { readonly ties: readonly KnockoutTie[] }) {
  return (
    <div aria-hidden="true" className={styles.nextPlaces}>
      {ties.map(({ fixtureId, home, away }) => (
        <div key={fixtureId}>
          {[home, away].map((entrant, side) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: home and away
            <span key={side} className={entrant ? undefined : styles.toBeConfirmed}>
              {entrant?.name && <Crest name={entrant.name} size={24} />}
            </span>
          ))}
        </div>
      ))}
    </div>
  );
}

/** A click pins a club until the next click; focus and hover preview another one. */
function useChoice(): Choice {
  const [pinned, setPinned] = useState<number | null>(null);
  const [previewed, preview] = useState<number | null>(null);
  return useMemo(() => {
    const choose = (clubId: number) => setPinned(pinned === clubId ? null : clubId);
    return { highlighted: previewed ?? pinned, pinned, choose, preview };
  }, [pinned, previewed]);
}

/** Below this width, rounds are shown one at a time; must match bracket-view.module.css. */
const ONE_AT_A_TIME = '(width < 75rem)';

/**
 * Where rounds are swiped one at a time: the visible one, starting with the current one, and a function to show another.
 * It also makes the list as high as that round: the first one has sixteen ties, which would leave a long gap below a final.
 */
function useRoundInView(list: RefObject<HTMLElement | null>, first: Round, isShown: boolean) {
  const [current, setCurrent] = useState<Round>(first);

  const show = (round: Round, behavior: ScrollBehavior = 'auto') => {
    const target = list.current?.querySelector<HTMLElement>(`[data-round="${round}"]`);
    if (target) list.current?.scrollTo({ left: target.offsetLeft - list.current.offsetLeft, behavior });
  };

  // Only when it is shown: a visitor who is reading is not moved when the next round begins.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only where it begins
  useEffect(() => {
    const element = list.current;
    if (!element || !isShown) return;
    const media = matchMedia(ONE_AT_A_TIME);
    let isPlaced = false;
    const fit = () => {
      if (!media.matches) return;
      // Not earlier: to lay out a bracket that is still far below would block a slow phone.
      if (!isPlaced) show(current, 'instant');
      isPlaced = true;
      const round = element.children[Math.round(element.scrollLeft / element.clientWidth)];
      if (!(round instanceof HTMLElement)) return;
      setCurrent(round.dataset.round as Round);
      resize(element, round.offsetHeight);
    };
    // Also when the window becomes so narrow that one round fills it.
    const observer = new ResizeObserver(fit);
    for (const round of element.children) observer.observe(round);
    element.addEventListener('scroll', fit, { passive: true });
    return () => {
      observer.disconnect();
      element.removeEventListener('scroll', fit);
    };
  }, [list, isShown]);

  return { current, show };
}

/** Keeps the middle of the screen at the same share of the list, so that a pair is replaced by the tie it leads to. */
function resize(list: HTMLElement, height: number): void {
  const { top, height: before } = list.getBoundingClientRect();
  if (Math.abs(before - height) < 1) return;
  const middle = window.innerHeight / 2;
  const part = (middle - top) / before;
  list.style.setProperty('--round-height', `${height}px`);
  if (top < 0 && part < 1) window.scrollBy({ top: part * (height - before), behavior: 'instant' });
}
