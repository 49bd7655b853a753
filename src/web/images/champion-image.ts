import { ROUND_TITLES } from '#domain/matches/stages.ts';
import type { NamedClub } from '#paths.ts';
import { drawableName, drawableTitle } from '#site/drawable-name.ts';
import type { Champion } from '#web/features/champions/champion-road.ts';
import { CHAMPIONS } from '#web/features/champions/words.ts';
import {
  COLOURS,
  clampedText,
  column,
  crestElement,
  drawing,
  gradientStop,
  type ImageElement,
  MARGIN,
  row,
  shape,
  text,
} from './elements.ts';
import { CONTENT, frame } from './frame.ts';
import { BRACKET_COLOURS } from './tie-element.ts';

const CREST = 300;
const GAP = 56;
const TEXT_WIDTH = CONTENT.width - CREST - GAP;

/** One line of large letters, two lines, or two lines of small ones. */
function nameSize(letters: number): number {
  if (letters <= 13) return 140;
  return letters <= 24 ? 104 : 72;
}

/** The champions in the light of their cup, and their road to the trophy as a constellation: one star per tie won. */
export function championImage({ bracket, road }: Champion, club: NamedClub, season: string): ImageElement {
  const colour = BRACKET_COLOURS[bracket];
  const name = drawableName(club.name);
  const final = road.at(-1);
  const lines = [final?.score, final?.penalties].filter((line) => typeof line === 'string');
  const opponent = final?.opponent ? drawableName(final.opponent.name) : null;
  return frame(
    row(
      { width: CONTENT.width, height: CONTENT.height },
      rays(colour),
      crestElement(club.name, CREST),
      column(
        { width: TEXT_WIDTH, marginLeft: GAP },
        row(
          { width: TEXT_WIDTH, fontSize: 44, lineHeight: 1 },
          text({ flexShrink: 0, color: colour }, drawableTitle(CHAMPIONS.of[bracket])),
          clampedText(
            1,
            { marginLeft: 20, flexShrink: 1, fontWeight: 500, color: COLOURS.muted },
            drawableName(season),
          ),
        ),
        clampedText(
          2,
          {
            marginTop: 12,
            width: TEXT_WIDTH,
            fontSize: nameSize([...name].length),
            lineHeight: 1.04,
          },
          name,
        ),
        constellation(road.length, colour),
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

const HALO = 340;
const RAYS = 18;

/** Light behind the crest, as on the page. */
function rays(colour: string): ImageElement {
  const size = 2 * HALO;
  const point = (degrees: number) => {
    const angle = (degrees * Math.PI) / 180;
    return `${(HALO + HALO * Math.cos(angle)).toFixed(1)} ${(HALO + HALO * Math.sin(angle)).toFixed(1)}`;
  };
  const wedges = Array.from({ length: RAYS }, (_, index) => {
    const middle = (360 * index) / RAYS;
    return `M${HALO} ${HALO}L${point(middle - 3)}L${point(middle + 3)}Z`;
  });
  return drawing(
    {
      width: size,
      height: size,
      viewBox: `0 0 ${size} ${size}`,
      style: {
        position: 'absolute',
        left: MARGIN + CREST / 2 - HALO,
        top: MARGIN + CONTENT.height / 2 - HALO,
      },
    },
    shape(
      'defs',
      {},
      shape(
        'radialGradient',
        { id: 'halo' },
        gradientStop('0.3', colour, 0.85),
        gradientStop('0.5', colour, 0.4),
        gradientStop('1', colour, 0),
      ),
      shape(
        'radialGradient',
        { id: 'ray', gradientUnits: 'userSpaceOnUse', cx: HALO, cy: HALO, r: HALO },
        gradientStop('0.3', COLOURS.fg, 0.35),
        gradientStop('1', COLOURS.fg, 0),
      ),
    ),
    shape('circle', { cx: HALO, cy: HALO, r: HALO, fill: 'url(#halo)' }),
    shape('path', { d: wedges.join(''), fill: 'url(#ray)' }),
  );
}

const SKY = { width: TEXT_WIDTH, height: 110 };
/** The vertical positions of the stars, from the first tie to the final. */
const HEIGHTS = [92, 60, 84, 44, 24];
const STAR = 'm0-1 .19.81.81.19-.81.19-.19.81-.19-.81-.81-.19.81-.19z';

function constellation(count: number, colour: string): ImageElement {
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
      stroke: colour,
      strokeWidth: 2,
      opacity: 0.7,
    }),
    ...points.map(star),
  );
}
