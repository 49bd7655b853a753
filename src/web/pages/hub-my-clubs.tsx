import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { matchPath } from '#paths.ts';
import { type FollowedClub, followedIds, keepFollowedClubs } from '#web/api/followed-clubs.ts';
import { fixturesQuery, groupStandingsQuery } from '#web/api/queries.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { LapsedKickoff } from '#web/clubs/lapsed-kickoff.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { type ClubMatch, clubMatches, formOf, nextOf } from '#web/features/club/club-season.ts';
import { MatchTimes } from '#web/features/club/match-times.tsx';
import { placeText, pointsText } from '#web/features/club/words.ts';
import { isSame, type MissingClub, renewFollowed } from '#web/features/follow/renew-followed.ts';
import { playTone, setTone, useTone } from '#web/features/follow/tone.ts';
import { NotifyButton } from '#web/features/notifications/notify-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { clubMissing, FOLLOW, followLabel, movedText } from '#words/follow.ts';
import { END_WORDS, MATCH_TIMES } from '#words/match-states.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './hub-my-clubs.module.css';

type Club = TournamentReply['clubs'][number];

interface Props {
  readonly followed: readonly FollowedClub[];
  readonly facts: TournamentReply;
}

/** At the top of the hub: the clubs that this device follows. */
export default function HubMyClubs({ followed, facts }: Props) {
  const standings = useQuery(groupStandingsQuery).data?.standings;
  const fixtures = useQuery(fixturesQuery).data?.fixtures;
  const isToneOn = useTone();
  const { kept, missing } = renewFollowed(followed, facts);
  useKept(followed, kept);
  const ids = followedIds(followed, facts.season.number);
  const clubs = facts.clubs.filter(({ id }) => ids.includes(id));
  if (clubs.length + missing.length === 0) return null;
  return (
    <section aria-label={FOLLOW.title} className={styles.myClubs}>
      <ul>
        {clubs.map((club) => (
          <MyClub
            key={club.id}
            club={club}
            row={standings?.find(({ id }) => id === club.id)}
            fixtures={fixtures}
            lapsedKickoffs={facts.lapsedKickoffs}
          />
        ))}
        {missing.map((club) => (
          <Missing
            key={`${club.followed.season}-${club.followed.id}`}
            club={club}
            all={followed}
            season={facts.season.number}
          />
        ))}
      </ul>
      <div className={styles.myClubsSignals}>
        <label>
          <input
            type="checkbox"
            className={shared.checkBox}
            checked={isToneOn}
            onChange={(event) => setTone(event.target.checked)}
          />
          {FOLLOW.tone}
        </label>
        <NotifyButton season={facts.season.number} />
      </div>
    </section>
  );
}

/** A club that was renamed, or has another place, is followed on. */
function useKept(followed: readonly FollowedClub[], kept: readonly FollowedClub[]): void {
  useEffect(() => {
    if (!isSame(kept, followed)) keepFollowedClubs(kept);
  }, [followed, kept]);
}

interface MissingProps {
  readonly club: MissingClub;
  readonly all: readonly FollowedClub[];
  readonly season: number;
}

/** Asks what becomes of a club that does not play under its name any more. */
function Missing({ club: { followed, inItsPlace }, all, season }: MissingProps) {
  const replaceBy = (...clubs: FollowedClub[]) =>
    keepFollowedClubs(all.flatMap((each) => (each === followed ? clubs : [each])));
  return (
    <li>
      <p dir="auto">{clubMissing(followed.name)}</p>
      <p className={styles.myClubsSignals}>
        {inItsPlace && (
          <Button
            variant="secondary"
            onClick={() => replaceBy({ season, id: inItsPlace.id, name: inItsPlace.name })}
          >
            {followLabel(inItsPlace.name)}
          </Button>
        )}
        <Button variant="secondary" onClick={() => replaceBy()}>
          {FOLLOW.stop}
        </Button>
      </p>
    </li>
  );
}

interface MyClubProps {
  readonly club: Club;
  readonly row: StandingRow | undefined;
  readonly fixtures: readonly FixtureRow[] | undefined;
  readonly lapsedKickoffs: TournamentReply['lapsedKickoffs'];
}

function MyClub({ club, row, fixtures, lapsedKickoffs }: MyClubProps) {
  const moved = useMoved(row?.rank);
  const matches = fixtures && clubMatches(fixtures, club.id);
  return (
    <li>
      <p className={styles.myClubName}>
        <Crest name={club.name} size={36} />
        <span dir="auto">
          <ClubLink club={club} />
        </span>
        <FollowButton club={club} />
      </p>
      <p role="status" className={styles.myClubPlace}>
        {groupTitle(club.group)}
        {row && ` · ${placeText(row.rank)} · ${pointsText(row.points)}`} {moved && <Badge>{moved}</Badge>}
      </p>
      {/* There before the matches are, so that the page below does not jump. */}
      <dl aria-busy={!matches}>
        <dt>{FOLLOW.next}</dt>
        <dd>
          {matches &&
            (club.withdrawn ? (
              FOLLOW.nothingNext
            ) : (
              <Next match={nextOf(matches)} lapsedKickoffs={lapsedKickoffs} />
            ))}
        </dd>
        <dt>{FOLLOW.last}</dt>
        <dd>{matches && <Last match={formOf(matches).at(-1)} />}</dd>
      </dl>
    </li>
  );
}

/** What is said when the club takes another place, with a tone where that is wanted; never of what was there at first. */
function useMoved(rank: number | undefined): string | null {
  const [known, setKnown] = useState({ rank, moved: null as string | null });
  useEffect(() => {
    if (rank === undefined || rank === known.rank) return;
    const moved = known.rank === undefined ? null : movedText(known.rank, rank);
    setKnown({ rank, moved });
    if (moved) playTone();
  }, [rank, known]);
  return known.moved;
}

interface NextProps extends Pick<MyClubProps, 'lapsedKickoffs'> {
  readonly match: ClubMatch | null;
}

function Next({ match, lapsedKickoffs }: NextProps) {
  if (!match) return FOLLOW.nothingNext;
  const { opponent, fixture } = match;
  const lapsed = lapsedKickoffs.find(({ fixtureId }) => fixtureId === fixture.id);
  return (
    <>
      <MatchName match={match} text={opponent?.name ? MATCH_TIMES.versus : FOLLOW.noOpponent} />
      <MatchTimes fixture={fixture} />
      {lapsed && (
        <>
          {' · '}
          <LapsedKickoff at={lapsed.at} />
        </>
      )}
    </>
  );
}

function Last({ match }: { readonly match: ReturnType<typeof formOf>[number] | undefined }) {
  if (!match) return FOLLOW.nothingLast;
  return (
    <MatchName
      match={match}
      text={`${END_WORDS[match.end].word} ${match.score ?? ''} ${MATCH_TIMES.versus}`}
    />
  );
}

function MatchName({ match, text }: { readonly match: ClubMatch; readonly text: string }) {
  return (
    <Link href={matchPath(match.fixture.id)} className={shared.quietLink}>
      {text} <bdi>{match.opponent?.name}</bdi>
    </Link>
  );
}
