import { drawableName } from '#site/drawable-name.ts';
import { nameInShareImages } from '#site/share-image.ts';
import { SITE } from '#site/site.ts';
import {
  COLOURS,
  clampedText,
  column,
  drawing,
  gradientStop,
  IMAGE_SIZE,
  type ImageElement,
  MARGIN,
  row,
  shape,
  text,
} from './elements.ts';

const { width, height } = IMAGE_SIZE;
const FOOT = 40;
export const CONTENT = { width: width - 2 * MARGIN, height: height - 2 * MARGIN - FOOT - 20 } as const;

/** The background, the content, the league's name, and a note on the right that is never truncated. */
export function frame(
  content: ImageElement,
  note: ImageElement | null = null,
  nextToMark = leagueName(),
  lights?: readonly [string, string],
): ImageElement {
  return column(
    {
      position: 'relative',
      width,
      height,
      padding: MARGIN,
      justifyContent: 'space-between',
      backgroundColor: COLOURS.night,
      color: COLOURS.fg,
      fontFamily: 'Saira, Saira Latin Extended, Inter',
      fontWeight: 800,
    },
    night(lights),
    content,
    row(
      { width: CONTENT.width, height: FOOT, justifyContent: 'space-between' },
      row(
        { flexShrink: 1, minWidth: 0, marginRight: 28 },
        ICON_PLACE ? row({ width: FOOT, height: FOOT, flexShrink: 0 }) : !SITE.logo && MARK,
        nextToMark &&
          row({ flexShrink: 1, minWidth: 0, marginLeft: ICON_PLACE || !SITE.logo ? 14 : 0 }, nextToMark),
      ),
      note && row({ flexShrink: 0 }, note),
    ),
  );
}

const SHORTENED = { flexShrink: 1, minWidth: 0, overflow: 'hidden', textOverflow: 'ellipsis' };
/** Longer names are set smaller, in two lines; with a longer first word, a note would not fit beside it. */
const SHORT_NAME = 30;
const SHORT_WORD = 16;

/** In the space that the note leaves; null if no font has its letters. */
function leagueName(): ImageElement | null {
  const name = nameInShareImages(SITE);
  if (name === null) return null;
  const letters = drawableName(name.toUpperCase());
  const [first = '', ...rest] = letters.split(' ');
  if (letters.length > SHORT_NAME || first.length > SHORT_WORD)
    return clampedText(2, { flexShrink: 1, fontSize: 20, lineHeight: 1, letterSpacing: 0.5 }, letters);
  return row(
    { flexShrink: 1, minWidth: 0, fontSize: 28, lineHeight: 1 },
    text({ flexShrink: 0, letterSpacing: 0.5 }, first),
    rest.length > 0 &&
      text(
        { ...SHORTENED, marginLeft: 8, fontWeight: 500, color: COLOURS.muted, letterSpacing: 1 },
        rest.join(' '),
      ),
  );
}

/** Reserved for the icon, which is a file. */
export const ICON_PLACE = SITE.icon && { left: MARGIN, top: height - MARGIN - FOOT, size: FOOT };

/** The same as LogoMark. */
const MARK = drawing(
  { width: FOOT, height: FOOT, viewBox: '0 0 48 48' },
  shape('path', { d: 'M33.4 36.4a17.5 17.5 0 1 1 0-24.8', stroke: COLOURS.fg, strokeWidth: 4.6 }),
  shape('path', { d: 'M21 8.5v5M21 34.5v5', stroke: COLOURS.fg, strokeWidth: 1.9 }),
  shape('path', { d: 'M21 24h13.6l8.8-10.6', stroke: COLOURS.accent, strokeWidth: 1.8 }),
  shape('path', {
    d: 'M32.4 24a2.2 2.2 0 1 0 4.4 0 2.2 2.2 0 1 0-4.4 0m7.9-10.6a3.1 3.1 0 1 0 6.2 0 3.1 3.1 0 1 0-6.2 0',
    fill: COLOURS.accent,
  }),
  shape('path', { d: 'm21 14 1.9 8.1L31 24l-8.1 1.9L21 34l-1.9-8.1L11 24l8.1-1.9z', fill: COLOURS.gold }),
);

/** Evenly spread points of light. */
function stars(count: number, seed: number): string {
  return Array.from({ length: count }, (_, index) => {
    const x = ((index + seed) * 0.754877) % 1;
    const y = ((index + seed) * 0.56984) % 1;
    return `M${Math.round(x * width)} ${Math.round(y * height)}h0`;
  }).join('');
}

const star = (d: string, strokeWidth: number, opacity: number) =>
  shape('path', { d, stroke: COLOURS.fg, strokeWidth, strokeLinecap: 'round', opacity });

/** Two floodlights, which may have the colours of clubs, stars, and the centre circle of a pitch. */
const night = ([left, right] = [COLOURS.accent, COLOURS.glow] as readonly [string, string]) =>
  drawing(
    {
      width,
      height,
      viewBox: `0 0 ${width} ${height}`,
      style: { position: 'absolute', left: 0, top: 0 },
    },
    shape(
      'defs',
      {},
      shape('radialGradient', { id: 'left' }, gradientStop('0', left, 0.26), gradientStop('1', left, 0)),
      shape('radialGradient', { id: 'right' }, gradientStop('0', right, 0.3), gradientStop('1', right, 0)),
      shape(
        'radialGradient',
        { id: 'pitch' },
        gradientStop('0', COLOURS.haze, 0.34),
        gradientStop('1', COLOURS.haze, 0),
      ),
    ),
    shape('ellipse', { cx: 130, cy: -30, rx: 760, ry: 380, fill: 'url(#left)' }),
    shape('ellipse', { cx: 1080, cy: -50, rx: 760, ry: 430, fill: 'url(#right)' }),
    shape('ellipse', { cx: 600, cy: 700, rx: 900, ry: 300, fill: 'url(#pitch)' }),
    star(stars(60, 1), 1.6, 0.28),
    star(stars(12, 400), 2.2, 0.4),
    shape('path', {
      d: 'M930 -20V700M930 315m-230 0a230 230 0 1 0 460 0a230 230 0 1 0 -460 0',
      stroke: COLOURS.light,
      strokeWidth: 2,
      opacity: 0.09,
    }),
  );
