import { drawableName, MISSING } from '#site/drawable-name.ts';
import { letterSize } from '#web/clubs/crest.tsx';
import { crestOf, initialsOf } from '#web/clubs/crest-design.ts';
import { OUTLINES, patternPath } from '#web/clubs/crest-paths.ts';
import { column, drawing, type PictureElement, type PictureStyle, shape, text } from './elements.ts';

/** The square that a crest is designed in. */
const GRID = 40;
/** Of the letters' edge, on both sides of their outline. */
const EDGE = 3;

/** The crest of a club, as Crest draws it on pages. Letters are set by satori, which knows none inside a drawing. */
export function crestElement(name: string, size: number, style: PictureStyle = {}): PictureElement {
  const { shape: outline, pattern, base, second, ink } = crestOf(name);
  const initials = drawableName(initialsOf(name));
  const isDrawable = !initials.includes(MISSING);
  const unit = size / GRID;
  const letters = (paint: PictureStyle) =>
    text(
      {
        position: 'absolute',
        left: 0,
        top: 0,
        width: size,
        height: size,
        justifyContent: 'center',
        alignItems: 'center',
        fontSize: letterSize(initials) * unit,
        fontWeight: 800,
        lineHeight: 1,
        ...paint,
      },
      initials,
    );
  return column(
    { position: 'relative', width: size, height: size, flexShrink: 0, ...style },
    drawing(
      { width: size, height: size, viewBox: `0 0 ${GRID} ${GRID}` },
      shape('path', { d: OUTLINES[outline], fill: base, stroke: '#fff', strokeWidth: 2 }),
      shape('path', { d: patternPath(outline, pattern), fill: second }),
    ),
    isDrawable && letters({ color: base, WebkitTextStroke: `${EDGE * unit}px ${base}` }),
    isDrawable && letters({ color: ink }),
  );
}
