import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { type GroupFixture, groupFixtures } from '#domain/matches/group-fixtures.ts';
import { type ClubOutlook, nextMatchOf } from '#domain/outlook/outlook.ts';
import { unfinishedGroups } from '#domain/outlook/unfinished-group.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { type Criterion, type RankedClub, rankClubs, type Separation } from '#domain/standings/ranking.ts';
import type { PlayedMatch } from '#domain/standings/tally.ts';
import { matchResultsQuery, tournamentQuery } from '#web/api/queries.ts';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import { Score } from '#web/clubs/score.tsx';
import shared from '#web/ui/shared.module.css';
import { deductionSentence } from '#words/group-notes.ts';
import { signed } from '#words/numbers.ts';
import { outlookSentences } from './outlook-sentences.ts';
import styles from './rank-details.module.css';

interface Props {
  readonly clubId: number;
  readonly outlook: ClubOutlook | undefined;
}

/** Below the row: the qualification outlook, and the criteria that separate the club from its neighbours. */
export default function RankDetails({ clubId, outlook }: Props) {
  // The page already polls this query; another observer would poll once more.
  const facts = useQuery({ ...tournamentQuery, enabled: false }).data;
  const results = useQuery({ ...matchResultsQuery(), enabled: false }).data?.results;
  return facts && results && <Details clubId={clubId} outlook={outlook} facts={facts} results={results} />;
}

interface FactsProps extends Props {
  readonly facts: TournamentReply;
  readonly results: readonly MatchResult[];
}

function Details({ clubId, outlook, facts, results }: FactsProps) {
  const { clubs, format, deductions, phase, withdrawals, places } = facts;
  const fixtures = useMemo(() => groupFixtures(clubs), [clubs]);
  const group = useMemo(
    () =>
      unfinishedGroups({ clubs, cups: format.cups, results, deductions, places }).find((each) =>
        each.clubs.some(({ id }) => id === clubId),
      ),
    [clubs, format.cups, deductions, results, places, clubId],
  );
  if (!group) return null;
  const next = nextMatchOf(clubId, group.open);
  const opponent = next && (next.home.id === clubId ? next.away : next.home).name;
  const isIn = !withdrawals.some((withdrawal) => withdrawal.clubId === clubId);
  const areGroupsClosed = phase !== 'groups';
  const possible =
    outlook && isIn
      ? outlookSentences({
          outlook,
          groupSize: group.clubs.length,
          nextOpponent: opponent,
          areGroupsClosed,
        })
      : [];
  const club = clubs.find(({ id }) => id === clubId);
  return (
    <div className={styles.details}>
      {possible.length > 0 && <p dir="auto">{possible.join(' ')}</p>}
      <ul>
        {rankReasons(rankClubs(group.clubs, group.played, group.deducted, group.frozenRanks), clubId).map(
          ({ other, headToHead, ...reason }) => {
            const [place, ground] = reasonAround(reason, areGroupsClosed);
            return (
              <li key={other.id} dir="auto">
                {place} <ClubLink club={other} /> {ground}
                {headToHead.map((match) => (
                  <CountedMatch key={match.home.id + match.away.id * 100} match={match} fixtures={fixtures} />
                ))}
              </li>
            );
          },
        )}
        {deductions
          .filter((deduction) => deduction.clubId === clubId)
          .map((deduction) => (
            <li key={deduction.id} dir="auto">
              {deductionSentence(deduction)}
            </li>
          ))}
      </ul>
      {club && <FollowButton club={club} />}
    </div>
  );
}

interface CountedMatchProps {
  readonly match: PlayedMatch;
  readonly fixtures: readonly GroupFixture[];
}

/** The score links to the match page. */
function CountedMatch({ match, fixtures }: CountedMatchProps) {
  const { home, away } = match;
  const fixture = fixtures.find((each) => each.home.id === home.id && each.away.id === away.id);
  const score = <Score score={match} />;
  return (
    <span>
      <ClubLink club={home} />{' '}
      {fixture ? (
        <MatchLink
          fixtureId={fixture.id}
          className={shared.quietLink}
          label={`${home.name} ${scoreText(match)} ${away.name}`}
        >
          {score}
        </MatchLink>
      ) : (
        score
      )}{' '}
      <ClubLink club={away} />
    </span>
  );
}

/** How a club compares with its neighbour in the table. */
interface Compared {
  readonly isAbove: boolean;
  readonly criterion: Criterion;
  /** Figures of the club and of its neighbour; null for alphabetical order. */
  readonly figures: { readonly own: number; readonly other: number } | null;
  /** How many clubs were level when the criterion was applied. */
  readonly levelClubs: number;
}

interface RankReason extends Compared {
  readonly other: Club;
  /** Matches that counted, for a head-to-head criterion. */
  readonly headToHead: readonly PlayedMatch[];
}

/** The criteria that separate a club from the one below and the one above. */
function rankReasons(ranked: readonly RankedClub[], clubId: number): RankReason[] {
  const place = ranked.findIndex(({ club }) => club.id === clubId);
  const own = ranked[place];
  const [above, below] = [ranked[place - 1], ranked[place + 1]];
  return [
    ...(own && below?.separation ? [reason(true, below.club, below.separation)] : []),
    ...(above && own?.separation ? [reason(false, above.club, own.separation)] : []),
  ];
}

function reason(isAbove: boolean, other: Club, { criterion, figures, counted }: Separation): RankReason {
  return {
    isAbove,
    other,
    criterion,
    figures: figures && {
      own: isAbove ? figures.above : figures.below,
      other: isAbove ? figures.below : figures.above,
    },
    levelClubs: counted.among.length,
    headToHead: criterion.startsWith('head-to-head') ? counted.matches : [],
  };
}

/**
 * Texts before and after the neighbour's name: 'Above', 'on goal difference (+3, 0)'. A club that is renamed after the
 * groups were closed keeps its place.
 */
export function reasonAround(
  { isAbove, criterion, figures, levelClubs }: Compared,
  areGroupsClosed = false,
): [string, string] {
  const place = isAbove ? 'Above' : 'Below';
  if (!figures)
    return [
      place,
      `in alphabetical order${areGroupsClosed ? ' when the groups were closed' : ''}: level on everything else`,
    ];
  const { word, isDifference, isHeadToHead } = COUNTED[criterion];
  const text = (figure: number) => (isDifference || figure < 0 ? signed(figure) : String(figure));
  const among = levelClubs === 2 ? ' between the two' : ` among the ${levelClubs} level clubs`;
  return [place, `on ${word}${isHeadToHead ? among : ''} (${text(figures.own)}, ${text(figures.other)})`];
}

interface Counted {
  readonly word: string;
  readonly isDifference?: true;
  readonly isHeadToHead?: true;
}

const COUNTED: Record<Criterion, Counted> = {
  points: { word: 'points' },
  'goal-difference': { word: 'goal difference', isDifference: true },
  'goals-for': { word: 'goals scored' },
  'head-to-head-points': { word: 'points', isHeadToHead: true },
  'head-to-head-goal-difference': { word: 'goal difference', isDifference: true, isHeadToHead: true },
  'head-to-head-goals': { word: 'goals scored', isHeadToHead: true },
  wins: { word: 'wins' },
  'club-name': { word: 'name' },
};
