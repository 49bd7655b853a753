import type { PublicViews } from '#contract/public-views.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { bracketOfRank } from '#domain/standings/qualification.ts';
import { canBeDrawn, drawableName, drawableTitle } from '#site/drawable-name.ts';
import { CLUB_TABLE } from '#web/features/club/words.ts';
import { orderDecided } from '#web/features/standings/words.ts';
import { signed } from '#words/numbers.ts';
import { groupTitle, knockoutsTitle } from '#words/titles.ts';
import { COLOURS } from './colours.ts';
import { crestElement } from './crest-element.ts';
import { clampedText, column, drawing, type PictureElement, row, shape, text } from './elements.ts';
import { CONTENT, frame } from './frame.ts';

const ROW_HEIGHT = 76;
/** Longer names are set smaller. */
const SHORT_NAME = 26;
const FIGURE = { width: 104, justifyContent: 'flex-end' } as const;
const ZONE: Record<Bracket, string> = { UCL: COLOURS.gold, UEL: COLOURS.orange };

/** The table of a group, with what is certain in it; null when there is no such group. */
export function groupPicture(views: PublicViews, group: string): PictureElement | null {
  const rows = views['/api/ucl/group-standings'].standings.filter((each) => each.group === group);
  if (rows.length === 0) return null;
  const outlook = views['/api/ucl/outlook'].groups.find((each) => each.group === group);
  const areGroupsClosed = views['/api/ucl/tournament'].phase !== 'groups';
  const outlookOf = (id: number) => outlook?.clubs.find(({ clubId }) => clubId === id);
  return frame(
    column(
      { width: CONTENT.width },
      row(
        { justifyContent: 'space-between', alignItems: 'flex-end', height: 92, marginBottom: 20 },
        row(
          { alignItems: 'flex-end' },
          text({ fontSize: 84, lineHeight: 1 }, groupTitle(group)),
          outlook?.isDecided === true &&
            text(
              { marginLeft: 24, marginBottom: 12, fontSize: 28, fontWeight: 500, color: COLOURS.muted },
              orderDecided(areGroupsClosed),
            ),
        ),
        row(
          { fontSize: 28, fontWeight: 500, color: COLOURS.muted, marginBottom: 8 },
          ...CLUB_TABLE.slice(2).map(({ short }) => text(FIGURE, short)),
        ),
      ),
      ...rows.map((each) => tableRow(each, outlookOf(each.id)?.verdict ?? 'open')),
    ),
    canBeDrawn(`${knockoutsTitle('UCL')} ${knockoutsTitle('UEL')}`)
      ? row({}, zoneLegend('UCL'), zoneLegend('UEL'))
      : null,
  );
}

function tableRow(row_: StandingRow, verdict: ClubOutlook['verdict']): PictureElement {
  const { rank, teamName, played, goalDifference, points } = row_;
  const name = drawableName(teamName);
  return row(
    {
      height: ROW_HEIGHT,
      borderBottom: rank < 4 ? `2px solid ${COLOURS.line}` : 'none',
      fontSize: 46,
      lineHeight: 1,
    },
    row({ width: 8, height: ROW_HEIGHT - 18, borderRadius: 4, backgroundColor: ZONE[bracketOfRank(rank)] }),
    text({ width: 56, justifyContent: 'center', color: COLOURS.muted, fontWeight: 500 }, rank),
    crestElement(teamName, 60, { marginRight: 20 }),
    clampedText(1, { width: 560, fontSize: name.length > SHORT_NAME ? 38 : 46, lineHeight: 1.25 }, name),
    row({ flexGrow: 1, justifyContent: 'center' }, SIGNS[verdict]),
    text({ ...FIGURE, color: COLOURS.muted, fontWeight: 500 }, played),
    text({ ...FIGURE, color: COLOURS.muted, fontWeight: 500 }, signed(goalDifference)),
    text(FIGURE, points < 0 ? signed(points) : points),
  );
}

/** As OutlookSign: a tick for who is through, an arrow down for who is not. */
const SIGNS: Record<ClubOutlook['verdict'], PictureElement | null> = {
  ucl: sign('M1 5.5l3 3L9 2', COLOURS.gold),
  uel: sign('M5 1v8M1.5 5.5L5 9l3.5-3.5', COLOURS.orange),
  open: null,
};

function sign(d: string, stroke: string): PictureElement {
  return drawing(
    { width: 34, height: 34, viewBox: '0 0 10 10' },
    shape('path', { d, stroke, strokeWidth: 1.75, strokeLinecap: 'round' }),
  );
}

function zoneLegend(bracket: Bracket): PictureElement {
  return row(
    { marginLeft: 28, fontSize: 28, fontWeight: 500, lineHeight: 1, color: COLOURS.muted },
    row({ width: 8, height: 28, borderRadius: 4, marginRight: 12, backgroundColor: ZONE[bracket] }),
    text({}, drawableTitle(knockoutsTitle(bracket))),
  );
}
