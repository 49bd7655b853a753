import { drawableName, MISSING } from '#site/drawable-name.ts';
import { letterSize, TRIM_WIDTH } from '#web/clubs/crest.tsx';
import { crestOf, initialsOf } from '#web/clubs/crest-design.ts';
import { OUTLINES, patternPath } from '#web/clubs/crest-paths.ts';
import { column, drawing, type ImageElement, type ImageStyle, shape, text } from './elements.ts';

/** The size of the square that crests are designed in. */
const GRID = 40;
/** The outline of the letters, on both sides of their edge. */
const EDGE = 3;

/** The same crest as on pages. satori sets the letters, because it does not support text inside an SVG. */
export function crestElement(name: string, size: number, style: ImageStyle = {}): ImageElement {
  const { shape: outline, pattern, base, second, trim, field, ink } = crestOf(name);
  const initials = drawableName(initialsOf(name));
  const isDrawable = !initials.includes(MISSING);
  const unit = size / GRID;
  const letters = (paint: ImageStyle) =>
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
      shape('path', { d: OUTLINES[outline], fill: base, stroke: trim, strokeWidth: TRIM_WIDTH }),
      shape('path', { d: patternPath(outline, pattern), fill: second }),
    ),
    isDrawable && letters({ color: field, WebkitTextStroke: `${EDGE * unit}px ${field}` }),
    isDrawable && letters({ color: ink }),
  );
}
