import type { ReactNode } from 'react';
import type { PublicViews } from '#contract/public-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { SITE } from '#site/site.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { EMBED } from '#words/embed.ts';
import { BRACKET_TITLES, championsText, groupTitle, ROUND_TITLES } from '#words/titles.ts';
import { GroupTable } from './group-table.tsx';
import { latestMatches } from './latest-matches.ts';
import { MatchRow, type ShownMatch, shownTie } from './match-row.tsx';
import { championIn, shownRounds } from './shown-rounds.ts';

const CREST = 60;

/** How many matches are shown at once and in all, unless the address says otherwise. */
const LATEST = { rows: 1, max: 5 };
const TIES = { rows: 4, max: 16 };

interface Props {
  readonly views: PublicViews;
}

/** The latest results, one after another. Nothing at all until there is one. */
export function LatestOverlay({ views }: Props) {
  const matches = latestMatches(views);
  return matches.length > 0 && <Matches matches={matches} {...LATEST} />;
}

export function GroupOverlay({ views, group }: Props & { readonly group: Group }) {
  const { standings } = views['/api/ucl/group-standings'];
  return (
    <Plate title={groupTitle(group)}>
      <GroupTable
        caption={groupTitle(group)}
        rows={standings.filter((row) => row.group === group)}
        crest={CREST}
        areLinks={false}
      />
    </Plate>
  );
}

/** The round that is played now, or the champions. */
export function KnockoutsOverlay({ views, bracket }: Props & { readonly bracket: Bracket }) {
  const { isProvisional } = views['/api/ucl/knockouts'];
  const champion = championIn(views, bracket);
  const round = shownRounds(views, bracket).now[0];
  if (!round) return null;
  const title = isProvisional ? EMBED.provisional : ROUND_TITLES[round.round];
  return (
    <Plate title={champion ? championsText(bracket) : `${BRACKET_TITLES[bracket]}: ${title}`}>
      {champion ? (
        <p className="champion" data-key="champion">
          <Crest name={champion} size={120} />
          <bdi className="name">{champion}</bdi>
        </p>
      ) : (
        <Matches matches={round.ties.map(shownTie)} {...TIES} />
      )}
    </Plate>
  );
}

export function NoOverlay() {
  return <Plate title={EMBED.notFound.title}>{EMBED.notFound.text}</Plate>;
}

interface MatchesProps {
  readonly matches: readonly ShownMatch[];
  readonly rows: number;
  readonly max: number;
}

/** As many as the address asks for are shown by overlay.ts, which also turns the pages. */
function Matches({ matches, rows, max }: MatchesProps) {
  return (
    <ol className="matches" data-rows={rows} data-max={max}>
      {matches.map((match) => (
        <MatchRow key={match.id} match={match} crest={CREST} isLink={false} />
      ))}
    </ol>
  );
}

function Plate({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section className="plate">
      <header>
        <h1>{title}</h1>
        <span>{SITE.shortName}</span>
      </header>
      {children}
    </section>
  );
}
