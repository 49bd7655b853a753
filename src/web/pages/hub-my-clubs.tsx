import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { matchPath } from '#paths.ts';
import { type FollowedClub, followedIn, storeFollowedClubs } from '#web/api/followed-clubs.ts';
import { fixturesQuery, groupStandingsQuery } from '#web/api/queries.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { LapsedKickoff } from '#web/clubs/lapsed-kickoff.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { type ClubMatch, clubMatches, formOf, nextOf } from '#web/features/club/club-season.ts';
import { MatchTimes } from '#web/features/club/match-times.tsx';
import { placeText, pointsText } from '#web/features/club/words.ts';
import { type MissingClub, useReconciled } from '#web/features/follow/reconcile-followed.ts';
import { playTone, setTone, useTone } from '#web/features/follow/tone.ts';
import { NotifyButton } from '#web/features/notifications/notify-button.tsx';
import { Badge } from '#web/ui/badge.tsx';
import { Button } from '#web/ui/button.tsx';
import { CheckBox } from '#web/ui/check-box.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import sheet from '#web/ui/sheet.module.css';
import { clubMissing, FOLLOW, followLabel, movedText } from '#words/follow.ts';
import { END_WORDS, MATCH_TIMES } from '#words/match-states.ts';
import { ordinal } from '#words/numbers.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './hub-my-clubs.module.css';

type Club = TournamentReply['clubs'][number];

interface Props {
  readonly followed: readonly FollowedClub[];
  readonly facts: TournamentReply;
}

export default function HubMyClubs({ followed, facts }: Props) {
  const standings = useQuery(groupStandingsQuery).data?.standings;
  const fixtures = useQuery(fixturesQuery).data?.fixtures;
  const { clubs: reconciled, missing } = useReconciled(followed, facts);
  const clubs = followedIn(reconciled, facts);
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
            facts={facts}
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
    </section>
  );
}

interface MissingProps {
  readonly club: MissingClub;
  readonly all: readonly FollowedClub[];
  readonly season: number;
}

/** Asks what to do about a club that no longer plays under its name. */
function Missing({ club: { followed, replacement }, all, season }: MissingProps) {
  const replaceBy = (...clubs: FollowedClub[]) =>
    storeFollowedClubs(all.flatMap((each) => (each === followed ? clubs : [each])));
  return (
    <li className={styles.missing}>
      <p dir="auto">{clubMissing(followed.name)}</p>
      <p className={shared.row}>
        {replacement && (
          <Button
            variant="secondary"
            onClick={() => replaceBy({ season, id: replacement.id, name: replacement.name })}
          >
            {followLabel(replacement.name)}
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
  readonly facts: TournamentReply;
}

/** A line that opens the club's card. */
function MyClub({ club, row, fixtures, facts }: MyClubProps) {
  const moved = useMoveAnnouncement(row?.rank);
  const id = `followed-${club.id}`;
  return (
    <li>
      <button type="button" popoverTarget={id} className={styles.line}>
        <Crest name={club.name} size={28} />
        <span>
          <ClubName name={club.name} />
          <span role="status" className={styles.place}>
            {row && `${ordinal(row.rank)} · ${pointsText(row.points)}`} {moved && <Badge>{moved}</Badge>}
          </span>
        </span>
      </button>
      <Card id={id} club={club} row={row} fixtures={fixtures} facts={facts} />
    </li>
  );
}

function Card({ id, club, row, fixtures, facts }: MyClubProps & { readonly id: string }) {
  const isToneOn = useTone();
  const matches = fixtures && clubMatches(fixtures, club.id);
  const groupSize = facts.clubs.filter(({ group }) => group === club.group).length;
  return (
    <div id={id} popover="auto" className={`${sheet.sheet} ${styles.card}`}>
      <p className={styles.name}>
        <Crest name={club.name} size={36} />
        <ClubLink club={club}>
          <ClubName name={club.name} isLarge />
        </ClubLink>
        <FollowButton club={club} />
      </p>
      <p className={shared.note}>
        {groupTitle(club.group)}
        {row && ` · ${placeText(row.rank, groupSize)} · ${pointsText(row.points)}`}
      </p>
      <dl>
        <dt>{FOLLOW.next}</dt>
        <dd>
          {matches &&
            (club.withdrawn ? (
              FOLLOW.nothingNext
            ) : (
              <Next match={nextOf(matches)} lapsedKickoffs={facts.lapsedKickoffs} />
            ))}
        </dd>
        <dt>{FOLLOW.last}</dt>
        <dd>{matches && <Last match={formOf(matches).at(-1)} />}</dd>
      </dl>
      <CheckBox label={FOLLOW.tone} isChecked={isToneOn} onChange={setTone} />
      <NotifyButton facts={facts} />
    </div>
  );
}

/** Announces a change of rank, with a tone if the visitor wants one; never the initial rank. */
function useMoveAnnouncement(rank: number | undefined): string | null {
  const [known, setKnown] = useState({ rank, moved: null as string | null });
  useEffect(() => {
    if (rank === undefined || rank === known.rank) return;
    const moved = known.rank === undefined ? null : movedText(known.rank, rank);
    setKnown({ rank, moved });
    if (moved) playTone();
  }, [rank, known]);
  return known.moved;
}

interface NextProps extends Pick<TournamentReply, 'lapsedKickoffs'> {
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
