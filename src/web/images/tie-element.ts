import type { KnockoutTie } from '#contract/knockouts-view.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { drawableName } from '#site/drawable-name.ts';
import { KNOCKOUTS } from '#web/features/knockouts/words.ts';
import { COLOURS, clampedText, column, crestElement, type ImageElement, row, text } from './elements.ts';

export const BRACKET_COLOURS: Record<Bracket, string> = { UCL: COLOURS.gold, UEL: COLOURS.orange };

export interface TieSize {
  readonly width: number;
  readonly rowHeight: number;
  readonly fontSize: number;
}

/** Two clubs or their placeholders, and the score. */
export function tieElement(tie: KnockoutTie, bracket: Bracket, size: TieSize): ImageElement {
  return column(
    {
      width: size.width,
      height: 2 * size.rowHeight,
      borderRadius: 12,
      backgroundColor: COLOURS.surface1,
      border: `2px solid ${COLOURS.line}`,
    },
    side(tie, 'home', bracket, size),
    side(tie, 'away', bracket, size),
  );
}

function side(
  tie: KnockoutTie,
  name: 'home' | 'away',
  bracket: Bracket,
  { width, rowHeight, fontSize }: TieSize,
): ImageElement {
  const entrant = tie[name];
  const isWinner = tie.winner !== null && entrant?.clubId === tie.winner;
  const isOut = tie.decidedBy !== null && !isWinner;
  const goals = tie[`${name}Score`];
  const penalties = tie[`${name}Penalties`];
  const crest = rowHeight - 8;
  const room = width - crest - 40 - fontSize * 2.4;
  const words = entrant?.name ? drawableName(entrant.name) : entrant ? KNOCKOUTS.bye : '';
  return row(
    { width: width - 4, height: rowHeight - 2, paddingLeft: 14, paddingRight: 14, fontSize, lineHeight: 1 },
    entrant?.name
      ? crestElement(entrant.name, crest, { opacity: isOut ? 0.5 : 1 })
      : row({
          width: crest - 6,
          height: crest - 6,
          margin: 3,
          borderRadius: crest / 2,
          border: `2px ${entrant ? 'solid' : 'dashed'} ${COLOURS.lineStrong}`,
        }),
    clampedText(
      1,
      {
        marginLeft: 12,
        width: room,
        lineHeight: 1.25,
        color: entrant?.name && !isOut ? COLOURS.fg : COLOURS.muted,
        fontWeight: isOut ? 500 : 800,
      },
      words,
    ),
    row(
      { flexGrow: 1, justifyContent: 'flex-end', color: isWinner ? BRACKET_COLOURS[bracket] : COLOURS.muted },
      penalties === null
        ? null
        : text({ marginRight: 8, fontSize: fontSize * 0.8, fontWeight: 500 }, `(${penalties})`),
      goals === null ? null : text({}, goals),
    ),
  );
}
