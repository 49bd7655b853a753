import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { PublicViews } from '#contract/public-views.ts';
import { type Bracket, ROUNDS } from '#domain/matches/stages.ts';
import { SCORE_DASH } from '#domain/results/score-text.ts';
import { drawableTitle } from '#site/drawable-name.ts';
import { championOf } from '#web/features/champions/champion-way.ts';
import { currentRound, type Rounds, roundsOf } from '#web/features/knockouts/tree-ties.ts';
import { KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { BRACKET_TITLES, ROUND_TITLES } from '#words/titles.ts';
import { championPicture } from './champion-picture.ts';
import { COLOURS } from './colours.ts';
import { crestElement } from './crest-element.ts';
import { clampedText, column, drawing, type PictureElement, row, shape, text } from './elements.ts';
import { CONTENT, frame } from './frame.ts';
import { type TieSize, TREE_COLOURS, tieElement } from './tie-element.ts';

const TREE_HEIGHT = 336;
const CONNECTOR = 48;

/** Three rounds, or two of them larger. */
const SIZES: Readonly<Record<number, TieSize>> = {
  2: { width: (CONTENT.width - CONNECTOR) / 2, rowHeight: 66, fontSize: 46 },
  3: { width: (CONTENT.width - 2 * CONNECTOR) / 3, rowHeight: 38, fontSize: 30 },
};

/** The last rounds of a tree, from left to right. */
function treeElement(rounds: Rounds, bracket: Bracket): PictureElement {
  const size = SIZES[rounds.length];
  if (!size) throw new Error(`There is no room for ${rounds.length} rounds`);
  const columns = rounds.flatMap(({ ties }, index) => [
    ...(index > 0 ? [connectors(ties.length)] : []),
    column(
      { width: size.width, height: TREE_HEIGHT, justifyContent: 'space-around' },
      ...ties.map((tie) => tieElement(tie, bracket, size)),
    ),
  ]);
  return row({ width: CONTENT.width, height: TREE_HEIGHT }, ...columns);
}

/** From each two ties to the one that their winners meet in. */
function connectors(ties: number): PictureElement {
  const step = TREE_HEIGHT / ties;
  const lines = Array.from({ length: ties }, (_, index) => {
    const [top, bottom] = [index * step + step / 4, index * step + (3 * step) / 4];
    return `M0 ${top}H${CONNECTOR / 2}V${bottom}H0M${CONNECTOR / 2} ${(top + bottom) / 2}H${CONNECTOR}`;
  });
  return drawing(
    { width: CONNECTOR, height: TREE_HEIGHT, viewBox: `0 0 ${CONNECTOR} ${TREE_HEIGHT}` },
    shape('path', { d: lines.join(''), stroke: COLOURS.lineStrong, strokeWidth: 2 }),
  );
}

/** A tree: its champions, or its last rounds, or the ties of the round that is played while these are not known. */
export function knockoutsPicture(views: PublicViews, bracket: Bracket): PictureElement {
  const knockouts = views['/api/ucl/knockouts'];
  const champion = championOf(knockouts, bracket);
  if (champion.club) return championPicture(champion, champion.club);
  const rounds = roundsOf(knockouts, bracket);
  const current = currentRound(rounds);
  const from = current === 'final' ? 'sf' : current;
  const shown = rounds.slice(ROUNDS.indexOf(from));
  const note = knockouts.isProvisional ? KNOCKOUTS.provisional.title : ROUND_TITLES[current];
  return frame(
    column(
      { width: CONTENT.width },
      row(
        { height: 76, justifyContent: 'space-between', alignItems: 'flex-end', lineHeight: 1 },
        clampedText(
          1,
          { flexShrink: 1, marginRight: 28, fontSize: 72, color: TREE_COLOURS[bracket] },
          drawableTitle(BRACKET_TITLES[bracket]),
        ),
        text({ flexShrink: 0, fontSize: 36, fontWeight: 500, color: COLOURS.muted, marginBottom: 6 }, note),
      ),
      row({ marginTop: 24, width: CONTENT.width, height: TREE_HEIGHT }, content(shown, bracket)),
    ),
  );
}

function content(rounds: Rounds, bracket: Bracket): PictureElement {
  const [first] = rounds;
  if (first?.round === 'r32') return crestGrid(first.ties);
  if (first?.round === 'r16') return cardGrid(first.ties, bracket);
  return treeElement(rounds, bracket);
}

/** Sixteen ties: crests alone can still be told apart. */
function crestGrid(ties: readonly KnockoutTie[]): PictureElement {
  return row({ width: CONTENT.width, flexWrap: 'wrap' }, ...ties.map(crestPair));
}

function crestPair(tie: KnockoutTie): PictureElement {
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
    { width: CONTENT.width / 4, height: TREE_HEIGHT / 4, justifyContent: 'center' },
    crest(tie.home),
    column({ width: 80, alignItems: 'center', fontSize: 36, lineHeight: 1 }, ...scoreElements(tie)),
    crest(tie.away),
  );
}

function scoreElements({
  homeScore,
  awayScore,
  homePenalties,
  awayPenalties,
}: KnockoutTie): PictureElement[] {
  if (homeScore === null) return [text({ fontWeight: 500, color: COLOURS.muted }, KNOCKOUTS.versus)];
  const score = text({}, `${homeScore}${SCORE_DASH}${awayScore}`);
  if (homePenalties === null) return [score];
  const shootOut = `(${homePenalties}${SCORE_DASH}${awayPenalties})`;
  return [score, text({ marginTop: 2, fontSize: 24, fontWeight: 500, color: COLOURS.muted }, shootOut)];
}

function cardGrid(ties: readonly KnockoutTie[], bracket: Bracket): PictureElement {
  const width = (CONTENT.width - 32) / 2;
  const half = ties.length / 2;
  const stack = (some: readonly KnockoutTie[]) =>
    column(
      { width, height: TREE_HEIGHT, justifyContent: 'space-between' },
      ...some.map((tie) => tieElement(tie, bracket, { width, rowHeight: 38, fontSize: 30 })),
    );
  return row(
    { width: CONTENT.width, justifyContent: 'space-between' },
    stack(ties.slice(0, half)),
    stack(ties.slice(half)),
  );
}
