import type { NamedClub } from '#paths.ts';
import { drawableName, drawableTitle } from '#site/drawable-name.ts';
import type { Champion } from '#web/features/champions/champion-way.ts';
import { CHAMPIONS } from '#web/features/champions/words.ts';
import { ROUND_TITLES } from '#words/titles.ts';
import { COLOURS } from './colours.ts';
import { crestElement } from './crest-element.ts';
import { clampedText, column, drawing, type PictureElement, row, shape, text } from './elements.ts';
import { CONTENT, frame } from './frame.ts';
import { TREE_COLOURS } from './tie-element.ts';

const CREST = 300;
const GAP = 56;
const TEXT_WIDTH = CONTENT.width - CREST - GAP;
const SHORT_NAME = 18;

/** The champions, and their way to the trophy as a constellation: a star for each tie that they won. */
export function championPicture({ bracket, way }: Champion, club: NamedClub): PictureElement {
  const colour = TREE_COLOURS[bracket];
  const name = drawableName(club.name);
  const final = way.at(-1);
  const lines = [final?.score, final?.penalties].filter((line) => typeof line === 'string');
  const opponent = final?.opponent ? drawableName(final.opponent.name) : null;
  return frame(
    row(
      { width: CONTENT.width, height: CONTENT.height },
      crestElement(club.name, CREST),
      column(
        { width: TEXT_WIDTH, marginLeft: GAP },
        text({ fontSize: 44, lineHeight: 1, color: colour }, drawableTitle(CHAMPIONS.of[bracket])),
        clampedText(
          2,
          {
            marginTop: 12,
            width: TEXT_WIDTH,
            fontSize: name.length > SHORT_NAME ? 72 : 112,
            lineHeight: 1.04,
          },
          name,
        ),
        constellation(way.length, colour),
      ),
    ),
    opponent === null
      ? null
      : row(
          { fontSize: 30, lineHeight: 1 },
          text({ fontWeight: 500, color: COLOURS.muted }, ROUND_TITLES.final),
          text({ marginLeft: 14 }, lines.join(', ')),
          clampedText(1, { marginLeft: 14, maxWidth: 320, fontWeight: 500, color: COLOURS.muted }, opponent),
        ),
  );
}

const SKY = { width: TEXT_WIDTH, height: 120 };
/** How high the stars stand, from the first tie to the final. */
const HEIGHTS = [92, 60, 84, 44, 24];
const STAR = 'm0-1 .19.81.81.19-.81.19-.19.81-.19-.81-.81-.19.81-.19z';

function constellation(count: number, colour: string): PictureElement {
  const points = HEIGHTS.slice(-count).map((y, index) => [24 + index * ((SKY.width - 80) / 4), y] as const);
  const star = ([x, y]: readonly [number, number], index: number) => {
    const reach = index === count - 1 ? 24 : 13;
    return shape('path', {
      d: STAR,
      fill: index === count - 1 ? colour : COLOURS.fg,
      transform: `translate(${x} ${y}) scale(${reach})`,
    });
  };
  return drawing(
    { ...SKY, viewBox: `0 0 ${SKY.width} ${SKY.height}`, style: { marginTop: 16 } },
    shape('path', {
      d: `M${points.map((point) => point.join(' ')).join('L')}`,
      stroke: COLOURS.accent,
      strokeWidth: 2,
      opacity: 0.7,
    }),
    ...points.map(star),
  );
}
