import type { PublicViews } from '#contract/public-views.ts';
import type { Group } from '#domain/clubs/groups.ts';
import { EMBED } from '#words/embed.ts';
import { deductionNote } from '#words/group-notes.ts';
import { groupTitle, matchdayTitle } from '#words/titles.ts';
import { EmbedFrame } from './embed-frame.tsx';
import { GroupTable } from './group-table.tsx';
import { MatchRow, shownFixture } from './match-row.tsx';

interface Props {
  readonly group: Group;
  readonly views: PublicViews;
}

/** The table of a group, and beside it, where there is room, its matches. */
export function GroupEmbed({ group, views }: Props) {
  const { standings } = views['/api/ucl/group-standings'];
  const rows = standings.filter((row) => row.group === group);
  const matches = views['/api/ucl/fixtures'].fixtures
    .filter((fixture) => fixture.group === group)
    .sort((a, b) => (a.matchday ?? 0) - (b.matchday ?? 0));
  const { deductions } = views['/api/ucl/tournament'];
  const notes = rows.flatMap(({ id, teamName }) =>
    deductions.filter(({ clubId }) => clubId === id).map((each) => ({ ...each, teamName })),
  );
  return (
    <EmbedFrame title={groupTitle(group)} path={`/ng-hub#group-${group.toLowerCase()}`}>
      <div className="columns">
        <div>
          <GroupTable caption={groupTitle(group)} rows={rows} />
          {notes.map((note) => (
            <p key={note.id} className="note">
              <bdi>{note.teamName}</bdi>
              {deductionNote(note)}
            </p>
          ))}
        </div>
        <section className="aside">
          <h2>{EMBED.matches}</h2>
          <ol className="matches">
            {matches.map((fixture) => (
              <MatchRow
                key={fixture.id}
                match={shownFixture(fixture, matchdayTitle(fixture.matchday ?? 0))}
              />
            ))}
          </ol>
        </section>
      </div>
    </EmbedFrame>
  );
}
