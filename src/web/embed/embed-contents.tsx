import type { ReactNode } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { clubPath, PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { clubMatches, knockoutProgressOf, nextOf } from '#web/features/club/club-season.ts';
import { Form } from '#web/features/club/form.tsx';
import { MatchList } from '#web/features/club/match-list.tsx';
import { CLUB, placeText, pointsText, progressText } from '#web/features/club/words.ts';
import { BracketRounds, bracketClass } from '#web/features/knockouts/bracket-view.tsx';
import { GroupNotes } from '#web/features/standings/group-notes.tsx';
import { GroupTable } from '#web/features/standings/group-table.tsx';
import { ArrowUpRight } from '#web/ui/icons.tsx';
import { Link } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { EMBED } from '#words/embed.ts';
import { RECONNECTING } from '#words/fallbacks.ts';
import { BRACKET_TITLES, groupTitle, matchdayTitle, placeTitle } from '#words/titles.ts';
import styles from './embed-contents.module.css';
import { championIn, splitRounds, tableOf } from './embed-data.ts';
import { latestMatches, MatchRow } from './match-row.tsx';

interface FrameProps {
  readonly title: ReactNode;
  /** The page of the site with more. */
  readonly path: string;
  readonly children: ReactNode;
}

/** A title, and a link to the site. */
function EmbedFrame({ title, path, children }: FrameProps) {
  return (
    <>
      <header className={styles.head}>
        <h1>{title}</h1>
        <Link href={path} className={styles.brand}>
          {SITE.shortName}
          <ArrowUpRight className={shared.iconSmall} />
          <span className={shared.hidden}>{SITE.name}</span>
        </Link>
      </header>
      {children}
      <p className={styles.stale} role="status">
        {RECONNECTING}
      </p>
    </>
  );
}

export function NoEmbed() {
  return (
    <EmbedFrame title={EMBED.notFound.title} path="/">
      <p className={shared.note}>{EMBED.notFound.text}</p>
    </EmbedFrame>
  );
}

interface Props {
  readonly views: PublicViews;
}

/** Approved results only, newest first. */
export function LatestEmbed({ views }: Props) {
  const matches = latestMatches(views);
  return (
    <EmbedFrame title={EMBED.latest} path={PATHS.hub}>
      {matches.length === 0 && <p className={shared.note}>{EMBED.none}</p>}
      <ol className={styles.matches}>
        {matches.map((fixture) => (
          <MatchRow key={fixture.id} fixture={fixture} place={placeTitle(fixture)} />
        ))}
      </ol>
    </EmbedFrame>
  );
}

/** A group table and, where there is room, its matches. */
export function GroupEmbed({ group, views }: Props & { readonly group: Group }) {
  const facts = views['/api/ucl/tournament'];
  const matches = views['/api/ucl/fixtures'].fixtures
    .filter((fixture) => fixture.group === group)
    .sort((a, b) => (a.matchday ?? 0) - (b.matchday ?? 0));
  return (
    <EmbedFrame title={groupTitle(group)} path={`${PATHS.hub}#group-${group.toLowerCase()}`}>
      <div className={styles.columns}>
        <div>
          <GroupTable
            table={tableOf(views, group)}
            rowId={(id) => `club-${id}`}
            areGroupsClosed={facts.phase !== 'groups'}
          />
          <GroupNotes facts={facts} group={group} />
        </div>
        <section className={styles.aside}>
          <h2>{EMBED.matches}</h2>
          <ol className={styles.matches}>
            {matches.map((fixture) => (
              <MatchRow key={fixture.id} fixture={fixture} place={matchdayTitle(fixture.matchday ?? 0)} />
            ))}
          </ol>
        </section>
      </div>
    </EmbedFrame>
  );
}

/** The bracket from the current round on; earlier rounds are behind a button. */
export function KnockoutsEmbed({ bracket, views }: Props & { readonly bracket: Bracket }) {
  const { isProvisional } = views['/api/ucl/knockouts'];
  const { now, earlier } = splitRounds(views, bracket);
  const champion = championIn(views, bracket);
  const bracketProps = { bracket, title: 'h2', choice: null } as const;
  return (
    <EmbedFrame title={BRACKET_TITLES[bracket]} path={PATHS.knockouts}>
      {champion && (
        <p id="winner" className={styles.winner}>
          <Crest name={champion} size={56} />
          <span>
            <small>{EMBED.champions}</small>
            <bdi>{champion}</bdi>
          </span>
        </p>
      )}
      {isProvisional && <p className={shared.note}>{EMBED.provisional}</p>}
      <div className={`${bracketClass(bracket)} ${styles.bracket}`}>
        <BracketRounds rounds={now} firstRound={earlier[0]?.round} {...bracketProps} />
        {earlier.length > 0 && (
          <details>
            <summary>{EMBED.earlier}</summary>
            <BracketRounds rounds={earlier} {...bracketProps} />
          </details>
        )}
      </div>
    </EmbedFrame>
  );
}

const RESULTS_MAX = 5;

/** A club: its rank or progress in the knockouts, form, next match and last results. */
export function ClubEmbed({ clubId, views }: Props & { readonly clubId: number }) {
  const { clubs } = views['/api/ucl/tournament'];
  const club = clubs.find(({ id }) => id === clubId);
  if (!club) throw new Error(`There is no club ${clubId}`);
  const row = views['/api/ucl/group-standings'].standings.find(({ id }) => id === clubId);
  const matches = clubMatches(views['/api/ucl/fixtures'].fixtures.map(withoutSubmission), clubId);
  const road = knockoutProgressOf(matches);
  const groupSize = clubs.filter(({ group }) => group === club.group).length;
  const place = [
    groupTitle(club.group),
    ...(row ? [placeText(row.rank, groupSize), pointsText(row.points)] : []),
  ];
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
      <div className={styles.facts}>
        <p className={shared.note}>
          {road ? progressText(road) : place.join(' · ')}
          {club.withdrawn && ` · ${CLUB.withdrawn}`}
        </p>
        {results.length > 0 && <Form matches={matches} />}
      </div>
      <div className={styles.columns}>
        {next && (
          <section>
            <h2>{EMBED.next}</h2>
            <MatchList matches={[next]} />
          </section>
        )}
        <section>
          <h2>{EMBED.results}</h2>
          {results.length === 0 && <p className={shared.note}>{EMBED.none}</p>}
          <MatchList matches={results.slice(0, RESULTS_MAX)} />
        </section>
      </div>
    </EmbedFrame>
  );
}

/** A submission does not count until it is approved. */
function withoutSubmission(fixture: FixtureRow): FixtureRow {
  return fixture.status === 'PENDING_APPROVAL' ? { ...fixture, status: 'PENDING', result: null } : fixture;
}
