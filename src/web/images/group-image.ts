import type { PublicViews } from '#contract/public-views.ts';
import type { StandingRow } from '#contract/standings-view.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { canBeDrawn, drawableName, drawableTitle } from '#site/drawable-name.ts';
import { orderDecided } from '#web/features/standings/words.ts';
import { STANDINGS } from '#words/hub.ts';
import { signed } from '#words/numbers.ts';
import { groupTitle, knockoutsTitle } from '#words/titles.ts';
import {
  COLOURS,
  clampedText,
  column,
  crestElement,
  drawing,
  type ImageElement,
  row,
  shape,
  text,
} from './elements.ts';
import { CONTENT, frame } from './frame.ts';
import { BRACKET_COLOURS } from './tie-element.ts';

/** In a group of four; a larger group has smaller rows. */
const ROW_HEIGHT = 76;
const HEAD_HEIGHT = 112;
const ROWS_HEIGHT = CONTENT.height - HEAD_HEIGHT;
const SHORT_NAME = 26;
const FIGURE = { width: 104, justifyContent: 'flex-end' } as const;
const FIGURES = ['played', 'goalDifference', 'points'] as const;

/** A group table with everything that is certain; null if there is no such group. */
export function groupImage(views: PublicViews, group: string): ImageElement | null {
  const rows = views['/api/ucl/group-standings'].standings.filter((each) => each.group === group);
  if (rows.length === 0) return null;
  const outlook = views['/api/ucl/outlook'].groups.find((each) => each.group === group);
  const { phase, format } = views['/api/ucl/tournament'];
  const areGroupsClosed = phase !== 'groups';
  const brackets = bracketsOf(format);
  const rowHeight = Math.min(ROW_HEIGHT, Math.floor(ROWS_HEIGHT / rows.length));
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
          ...FIGURES.map((name) => text(FIGURE, STANDINGS.columns[name].short)),
        ),
      ),
      ...rows.map((each, index) =>
        tableRow(each, outlookOf(each.id)?.verdict ?? 'open', rowHeight, index === rows.length - 1),
      ),
    ),
    canBeDrawn(brackets.map(knockoutsTitle).join(' ')) ? row({}, ...brackets.map(zoneLegend)) : null,
  );
}

function tableRow(
  { rank, teamName, played, goalDifference, points, advancesTo }: StandingRow,
  verdict: ClubOutlook['verdict'],
  height: number,
  isLast: boolean,
): ImageElement {
  const zone = advancesTo ? BRACKET_COLOURS[advancesTo] : 'transparent';
  const name = drawableName(teamName);
  const scaled = (size: number) => Math.round((size * height) / ROW_HEIGHT);
  return row(
    {
      height,
      borderBottom: isLast ? 'none' : `2px solid ${COLOURS.line}`,
      fontSize: scaled(46),
      lineHeight: 1,
    },
    row({ width: 8, height: height - 18, borderRadius: 4, backgroundColor: zone }),
    text({ width: 56, justifyContent: 'center', color: COLOURS.muted, fontWeight: 500 }, rank),
    crestElement(teamName, scaled(60), { marginRight: 20 }),
    clampedText(
      1,
      { width: 560, fontSize: scaled(name.length > SHORT_NAME ? 38 : 46), lineHeight: 1.25 },
      name,
    ),
    row({ flexGrow: 1, justifyContent: 'center' }, SIGNS[verdict]),
    text({ ...FIGURE, color: COLOURS.muted, fontWeight: 500 }, played),
    text({ ...FIGURE, color: COLOURS.muted, fontWeight: 500 }, signed(goalDifference)),
    text(FIGURE, points < 0 ? signed(points) : points),
  );
}

/** Like OutlookSign: a tick for qualified, an arrow for dropping down. */
const SIGNS: Record<ClubOutlook['verdict'], ImageElement | null> = {
  ucl: sign('M1 5.5l3 3L9 2', COLOURS.gold),
  uel: sign('M5 1v8M1.5 5.5L5 9l3.5-3.5', COLOURS.orange),
  out: null,
  open: null,
};

function sign(d: string, stroke: string): ImageElement {
  return drawing(
    { width: 34, height: 34, viewBox: '0 0 10 10' },
    shape('path', { d, stroke, strokeWidth: 1.75, strokeLinecap: 'round' }),
  );
}

function zoneLegend(bracket: Bracket): ImageElement {
  return row(
    { marginLeft: 28, fontSize: 28, fontWeight: 500, lineHeight: 1, color: COLOURS.muted },
    row({
      width: 8,
      height: 28,
      borderRadius: 4,
      marginRight: 12,
      backgroundColor: BRACKET_COLOURS[bracket],
    }),
    text({}, drawableTitle(knockoutsTitle(bracket))),
  );
}
