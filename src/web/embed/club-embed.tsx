import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { lastMinute } from '#domain/schedule/gmt-text.ts';
import { clubPath } from '#paths.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { clubMatches, nextOf, wayOf } from '#web/features/club/club-season.ts';
import { Form } from '#web/features/club/form.tsx';
import { CLUB, placeText, pointsText, wayText } from '#web/features/club/words.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { EMBED } from '#words/embed.ts';
import { MATCH_TIMES } from '#words/match-states.ts';
import { groupTitle, stageTitles } from '#words/titles.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { MatchRow, shownFixture } from './match-row.tsx';

interface Props {
  readonly clubId: number;
  readonly views: PublicViews;
}

const RESULTS_MAX = 5;

/** A club: its place or how far it has come in the knockouts, its form, the next match, the last results. */
export function ClubEmbed({ clubId, views }: Props) {
  const club = views['/api/ucl/tournament'].clubs.find(({ id }) => id === clubId);
  if (!club) throw new Error(`There is no club ${clubId}`);
  const row = views['/api/ucl/group-standings'].standings.find(({ id }) => id === clubId);
  const matches = clubMatches(views['/api/ucl/fixtures'].fixtures, clubId);
  const way = wayOf(matches);
  const place = [groupTitle(club.group), ...(row ? [placeText(row.rank), pointsText(row.points)] : [])];
  const next = club.withdrawn ? null : nextOf(matches);
  const results = matches.filter(({ end }) => end !== null).reverse();
  return (
    <EmbedFrame
      title={
        <>
          <Crest name={club.name} size={48} />
          <bdi>{club.name}</bdi>
        </>
      }
      path={clubPath(club)}
    >
      <div className="club-facts">
        <p className="place">
          {way ? wayText(way) : place.join(' · ')}
          {club.withdrawn && ` · ${CLUB.withdrawn}`}
        </p>
        {results.length > 0 && <Form matches={matches} />}
      </div>
      <div className="columns">
        {next && (
          <section>
            <h2>{EMBED.next}</h2>
            <ol className="matches">
              <MatchRow match={shownFixture(next.fixture, titleOf(next.fixture))} />
            </ol>
            <p className="note">
              <Times fixture={next.fixture} />
            </p>
          </section>
        )}
        <section>
          <h2>{EMBED.results}</h2>
          {results.length === 0 && <p className="note">{EMBED.none}</p>}
          <ol className="matches">
            {results.slice(0, RESULTS_MAX).map(({ fixture }) => (
              <MatchRow key={fixture.id} match={shownFixture(fixture, titleOf(fixture))} />
            ))}
          </ol>
        </section>
      </div>
    </EmbedFrame>
  );
}

function titleOf({ id }: FixtureRow): string {
  const stage = stageOf(id);
  return stage ? stageTitles(stage)[1] : '';
}

/** When it is played, or until then by when. */
function Times({ fixture: { kickoff, closesAt } }: { readonly fixture: FixtureRow }) {
  if (kickoff)
    return (
      <>
        {MATCH_TIMES.kickoff} <LocalTime iso={kickoff} />
      </>
    );
  if (!closesAt) return null;
  return (
    <>
      {MATCH_TIMES.closes} <LocalTime iso={closesAt} shown={lastMinute(closesAt)} />
    </>
  );
}
