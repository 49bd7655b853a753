import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { type Bracket, ROUND_TITLES } from '#domain/matches/stages.ts';
import { SCORE_DASH } from '#domain/results/score-text.ts';
import { drawableTitle } from '#site/drawable-name.ts';
import { championOf } from '#web/features/champions/champion-road.ts';
import { seasonLine } from '#web/features/champions/words.ts';
import { currentRound, type Rounds, roundsOf } from '#web/features/knockouts/bracket-ties.ts';
import { KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { BRACKET_TITLES } from '#words/titles.ts';
import { championImage } from './champion-image.ts';
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
import { BRACKET_COLOURS, type TieSize, tieElement } from './tie-element.ts';

const BRACKET_HEIGHT = 336;
const CONNECTOR = 48;

/** Three rounds, two larger ones, or the final alone. */
const SIZES: Readonly<Record<number, TieSize>> = {
  1: { width: CONTENT.width, rowHeight: 110, fontSize: 72 },
  2: { width: (CONTENT.width - CONNECTOR) / 2, rowHeight: 66, fontSize: 46 },
  3: { width: (CONTENT.width - 2 * CONNECTOR) / 3, rowHeight: 38, fontSize: 30 },
};

/** The last rounds of a bracket, from left to right. */
function bracketElement(rounds: Rounds, bracket: Bracket): ImageElement {
  const size = SIZES[rounds.length];
  if (!size) throw new Error(`There is no room for ${rounds.length} rounds`);
  const columns = rounds.flatMap(({ ties }, index) => [
    ...(index > 0 ? [connectors(ties.length)] : []),
    column(
      { width: size.width, height: BRACKET_HEIGHT, justifyContent: 'space-around' },
      ...ties.map((tie) => tieElement(tie, bracket, size)),
    ),
  ]);
  return row({ width: CONTENT.width, height: BRACKET_HEIGHT }, ...columns);
}

/** From each pair of ties to the tie that they feed. */
function connectors(ties: number): ImageElement {
  const step = BRACKET_HEIGHT / ties;
  const lines = Array.from({ length: ties }, (_, index) => {
    const [top, bottom] = [index * step + step / 4, index * step + (3 * step) / 4];
    return `M0 ${top}H${CONNECTOR / 2}V${bottom}H0M${CONNECTOR / 2} ${(top + bottom) / 2}H${CONNECTOR}`;
  });
  return drawing(
    { width: CONNECTOR, height: BRACKET_HEIGHT, viewBox: `0 0 ${CONNECTOR} ${BRACKET_HEIGHT}` },
    shape('path', { d: lines.join(''), stroke: COLOURS.lineStrong, strokeWidth: 2 }),
  );
}

/** A bracket: its champions, its last rounds, or the ties of the current round while the last rounds are not known. */
export function knockoutsImage(views: PublicViews, bracket: Bracket): ImageElement {
  const knockouts = views['/api/ucl/knockouts'];
  const champion = championOf(knockouts, bracket);
  if (champion.club) return championImage(champion, champion.club, seasonLine(views['/api/ucl/tournament']));
  const rounds = roundsOf(knockouts, bracket);
  const current = currentRound(rounds);
  // The final is shown with the semi-finals, if there are any.
  const first = rounds.findIndex(({ round }) => round === (current === 'final' ? 'sf' : current));
  const shown = rounds.slice(Math.max(first, 0));
  const note = knockouts.isProvisional ? KNOCKOUTS.provisional.title : ROUND_TITLES[current];
  return frame(
    column(
      { width: CONTENT.width },
      row(
        { height: 76, justifyContent: 'space-between', alignItems: 'flex-end', lineHeight: 1 },
        clampedText(
          1,
          { flexShrink: 1, marginRight: 28, fontSize: 72, color: BRACKET_COLOURS[bracket] },
          drawableTitle(BRACKET_TITLES[bracket]),
        ),
        text({ flexShrink: 0, fontSize: 36, fontWeight: 500, color: COLOURS.muted, marginBottom: 6 }, note),
      ),
      row({ marginTop: 24, width: CONTENT.width, height: BRACKET_HEIGHT }, content(shown, bracket)),
    ),
  );
}

function content(rounds: Rounds, bracket: Bracket): ImageElement {
  const [first] = rounds;
  if (first?.round === 'r32') return crestGrid(first.ties);
  if (first?.round === 'r16') return cardGrid(first.ties, bracket);
  return bracketElement(rounds, bracket);
}

/** With sixteen ties, there is room for crests only. */
function crestGrid(ties: readonly KnockoutTie[]): ImageElement {
  return row({ width: CONTENT.width, flexWrap: 'wrap' }, ...ties.map(crestPair));
}

function crestPair(tie: KnockoutTie): ImageElement {
  const crest = (side: KnockoutTie['home']) => {
    const isOut = tie.winner !== null && side?.clubId !== tie.winner;
    return side?.name
      ? crestElement(side.name, 72, { opacity: isOut ? 0.35 : 1 })
      : row({
          width: 64,
          height: 64,
          margin: 4,
          borderRadius: 36,
          border: `3px ${side ? 'solid' : 'dashed'} ${COLOURS.line}`,
        });
  };
  return row(
    { width: CONTENT.width / 4, height: BRACKET_HEIGHT / 4, justifyContent: 'center' },
    crest(tie.home),
    column({ width: 80, alignItems: 'center', fontSize: 36, lineHeight: 1 }, ...scoreElements(tie)),
    crest(tie.away),
  );
}

function scoreElements({ homeScore, awayScore, homePenalties, awayPenalties }: KnockoutTie): ImageElement[] {
  if (homeScore === null) return [text({ fontWeight: 500, color: COLOURS.muted }, KNOCKOUTS.versus)];
  const score = text({}, `${homeScore}${SCORE_DASH}${awayScore}`);
  if (homePenalties === null) return [score];
  const shootOut = `(${homePenalties}${SCORE_DASH}${awayPenalties})`;
  return [score, text({ marginTop: 2, fontSize: 24, fontWeight: 500, color: COLOURS.muted }, shootOut)];
}

function cardGrid(ties: readonly KnockoutTie[], bracket: Bracket): ImageElement {
  const width = (CONTENT.width - 32) / 2;
  const half = ties.length / 2;
  const stack = (some: readonly KnockoutTie[]) =>
    column(
      { width, height: BRACKET_HEIGHT, justifyContent: 'space-between' },
      ...some.map((tie) => tieElement(tie, bracket, { width, rowHeight: 38, fontSize: 30 })),
    );
  return row(
    { width: CONTENT.width, justifyContent: 'space-between' },
    stack(ties.slice(0, half)),
    stack(ties.slice(half)),
  );
}
