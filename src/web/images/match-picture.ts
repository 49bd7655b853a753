import type { FixtureSide } from '#contract/fixtures-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { type MatchState, matchState } from '#domain/matches/match-state.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { penaltiesText, SCORE_DASH } from '#domain/results/score-text.ts';
import { exactText, lastMinute } from '#domain/schedule/gmt-text.ts';
import { drawableName, drawableTitle } from '#site/drawable-name.ts';
import { comingText, MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import { type BadgeColour, badgeElement } from './badge-element.ts';
import { COLOURS } from './colours.ts';
import { crestElement } from './crest-element.ts';
import { clampedText, column, type PictureElement, row, text } from './elements.ts';
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
 * A match: its score once that is decided, until then when it is played; null when there is no such match. What was
 * reported and waits for approval is told by pages, which follow what comes of it: a picture that a chat has kept
 * would not.
 */
export function matchPicture(views: PublicViews, id: number): PictureElement | null {
  const stage = stageOf(id);
  const fixture = views['/api/ucl/fixtures'].fixtures.find((each) => each.id === id);
  if (!stage || !fixture) return null;
  const state = matchState(fixture);
  const score = fixture.status === 'COMPLETED' && state !== 'walkover' ? fixture.result : null;
  const notes = score
    ? [
        ...(score.homePenalties === null ? [] : [penaltiesText(score)]),
        ...(score.afterExtraTime ? [MATCH.afterExtraTime] : []),
      ]
    : times(fixture);
  const middle = score
    ? text(
        { fontSize: 176, lineHeight: 1, letterSpacing: -2 },
        `${score.homeScore}${SCORE_DASH}${score.awayScore}`,
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
        side(fixture.home, stage, 0),
        row({ height: CREST }, middle),
        side(fixture.away, stage, 1),
      ),
    ),
    row(
      {},
      ...notes.map((note) =>
        text({ marginRight: 24, fontSize: 36, lineHeight: 1, fontWeight: score ? 800 : 500 }, note),
      ),
      badgeElement(STATE_COLOURS[state], STATE_WORDS[state]),
    ),
  );
}

function side(entrant: FixtureSide, stage: Stage, which: 0 | 1): PictureElement {
  const name = entrant?.name ?? null;
  const coming = stage.kind === 'knockout' ? comingText(stage, which) : '';
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
        color: name === null ? COLOURS.muted : COLOURS.fg,
      },
      words,
    ),
  );
}

/** Dashed where a club is yet to come, plain where none comes. */
function emptyPlace(isBye: boolean): PictureElement {
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
  return closesAt ? [`${MATCH.closes} ${exactText(lastMinute(closesAt))}`] : [];
}
