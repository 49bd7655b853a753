import type { FixtureSide } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { firstRoundOf, isBye } from '#domain/matches/fixture-row.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { type MatchState, matchState } from '#domain/matches/match-state.ts';
import { penaltiesText, SCORE_DASH } from '#domain/results/score-text.ts';
import { exactText, shownDeadline } from '#domain/schedule/gmt-text.ts';
import { drawableName, drawableTitle } from '#site/drawable-name.ts';
import { clubLights } from '#web/clubs/club-lights.ts';
import { comingText, MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import {
  type BadgeColour,
  badgeElement,
  COLOURS,
  clampedText,
  column,
  crestElement,
  type ImageElement,
  row,
  text,
} from './elements.ts';
import { CONTENT, frame } from './frame.ts';

const SIDE_WIDTH = 370;
/** Longer names are set smaller, in three lines. */
const SHORT_NAME = 24;
const CREST = 208;

const STATE_COLOURS: Record<MatchState, BadgeColour> = {
  unknown: 'muted',
  open: 'accent',
  waiting: 'muted',
  disputed: 'red',
  decided: 'green',
  awarded: 'green',
  walkover: 'green',
};

/**
 * A match with its final score, or with its kick-off; null if there is no such match. Submissions are not shown,
 * because a chat app keeps the image whatever becomes of them.
 */
export function matchImage(views: PublicViews, id: number): ImageElement | null {
  const { fixtures } = views['/api/ucl/fixtures'];
  const fixture = fixtures.find((each) => each.id === id);
  if (!fixture) return null;
  const stage = stageOfRow(fixture);
  const firstRound = firstRoundOf(fixtures, fixture);
  const coming = (which: 0 | 1) => (stage.kind === 'knockout' ? comingText(stage, which, firstRound) : '');
  const state = matchState(fixture);
  const score = fixture.status === 'COMPLETED' && state !== 'walkover' ? fixture.result : null;
  const lead = fixture.winner === null ? 0 : fixture.winner === fixture.home?.clubId ? 1 : -1;
  const notes = score
    ? [
        ...(score.homePenalties === null ? [] : [penaltiesText(score)]),
        ...(score.afterExtraTime ? [MATCH.afterExtraTime] : []),
      ]
    : times(fixture);
  const middle = score
    ? row(
        { fontSize: 176, lineHeight: 1, letterSpacing: -2 },
        goals(score.homeScore, lead < 0),
        text({ color: COLOURS.muted, fontWeight: 500 }, SCORE_DASH),
        goals(score.awayScore, lead > 0),
      )
    : text({ fontSize: 96, lineHeight: 1, fontWeight: 500, color: COLOURS.muted }, MATCH.versus);
  return frame(
    column(
      { width: CONTENT.width, height: CONTENT.height, alignItems: 'center' },
      text(
        { fontSize: 36, fontWeight: 500, lineHeight: 1, color: COLOURS.muted },
        drawableTitle(stageTitles(stage).join(' · ')),
      ),
      row(
        { width: CONTENT.width, marginTop: 32, justifyContent: 'space-between', alignItems: 'flex-start' },
        side(fixture.home, coming(0), lead < 0),
        row({ height: CREST }, middle),
        side(fixture.away, coming(1), lead > 0),
      ),
    ),
    row(
      {},
      ...notes.map((note) =>
        text({ marginRight: 24, fontSize: 36, lineHeight: 1, fontWeight: score ? 800 : 500 }, note),
      ),
      badgeElement(STATE_COLOURS[state], isBye(fixture, firstRound) ? MATCH.bye : STATE_WORDS[state]),
    ),
    undefined,
    clubLights([fixture.home?.name, fixture.away?.name].flatMap((name) => name ?? [])),
  );
}

const goals = (number: number, isOut: boolean) => text({ color: isOut ? COLOURS.muted : COLOURS.fg }, number);

function side(entrant: FixtureSide, coming: string, isOut: boolean): ImageElement {
  const name = entrant?.name ?? null;
  const words = name === null ? (entrant ? MATCH.bye : coming) : drawableName(name);
  const isLong = words.length > SHORT_NAME;
  return column(
    { width: SIDE_WIDTH, alignItems: 'center' },
    name === null ? emptyPlace(entrant !== null) : crestElement(name, CREST),
    clampedText(
      isLong ? 3 : 2,
      {
        marginTop: 24,
        width: SIDE_WIDTH,
        textAlign: 'center',
        fontSize: isLong ? 40 : 48,
        lineHeight: 1.1,
        color: name === null || isOut ? COLOURS.muted : COLOURS.fg,
      },
      words,
    ),
  );
}

/** Dashed for a club to be confirmed, plain for a bye. */
function emptyPlace(isBye: boolean): ImageElement {
  return row({
    width: CREST - 24,
    height: CREST - 24,
    margin: 12,
    borderRadius: CREST / 2,
    border: `4px ${isBye ? 'solid' : 'dashed'} ${isBye ? COLOURS.line : COLOURS.lineStrong}`,
  });
}

function times({
  kickoff,
  closesAt,
  status,
}: PublicViews['/api/ucl/fixtures']['fixtures'][number]): string[] {
  if (status === 'COMPLETED') return [];
  if (kickoff) return [exactText(kickoff)];
  return closesAt ? [`${MATCH.deadline} ${exactText(shownDeadline(closesAt))}`] : [];
}
