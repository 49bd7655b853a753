import { converter, formatRgb } from 'culori';
import { drawableName, MISSING } from '#site/drawable-name.ts';
import { paletteOf } from '#site/palette.ts';
import { SITE } from '#site/site.ts';
import { letterSize, TRIM_WIDTH } from '#web/clubs/crest.tsx';
import { crestOf, initialsOf } from '#web/clubs/crest-design.ts';
import { OUTLINES, patternPath } from '#web/clubs/crest-paths.ts';

const palette = paletteOf(SITE.colors);
const light = { mode: 'rgb', r: 0, g: 0, b: 0, ...converter('rgb')(palette.light) } as const;
const lightAt = (alpha: number) => formatRgb({ ...light, alpha });

/** The same names and values as in tokens.css. */
export const COLOURS = { ...palette, line: lightAt(0.14), lineStrong: lightAt(0.5) } as const;

/** Elements that satori lays out, but as plain data, which can be compared and sent to another process. */
export interface ImageElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** React elements have a key, and satori expects React elements. */
  readonly key: null;
}

export type ImageStyle = Readonly<Record<string, string | number>>;
type Child = ImageElement | string | false | null;

/** Rendered as a PNG of this size. */
export interface ShareImage {
  readonly width: number;
  readonly height: number;
  readonly content: ImageElement;
  /** Where the league's own icon is placed, if it has one: a square. */
  readonly icon: { readonly left: number; readonly top: number; readonly size: number } | null;
}

export const IMAGE_SIZE = { width: 1200, height: 630 } as const;
/** Around everything except the background. */
export const MARGIN = 64;

const BOX = { display: 'flex', boxSizing: 'border-box' };

export function row(style: ImageStyle, ...children: Child[]): ImageElement {
  return element('div', { style: { ...BOX, alignItems: 'center', ...style } }, children);
}

export function column(style: ImageStyle, ...children: Child[]): ImageElement {
  return element('div', { style: { ...BOX, flexDirection: 'column', ...style } }, children);
}

/** Neither wrapped nor truncated: for texts that are known to fit. */
export function text(style: ImageStyle, content: string | number): ImageElement {
  return element('div', { style: { ...BOX, whiteSpace: 'nowrap', ...style } }, [String(content)]);
}

/** Up to this many lines, with an ellipsis. */
export function clampedText(lines: number, style: ImageStyle, content: string): ImageElement {
  const clamped = {
    display: 'block',
    lineClamp: lines,
    // A single line is filled up to the ellipsis; several lines break between words.
    wordBreak: lines === 1 ? 'break-all' : 'break-word',
    ...style,
  };
  return element('div', { style: clamped }, [content]);
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly style?: ImageStyle;
}

export function drawing(frame: Drawing, ...shapes: ImageElement[]): ImageElement {
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', fill: 'none', ...frame }, shapes);
}

export function shape(type: string, attributes: ImageStyle, ...children: ImageElement[]): ImageElement {
  return element(type, attributes, children);
}

export function gradientStop(offset: string, stopColor: string, stopOpacity: number): ImageElement {
  return shape('stop', { offset, stopColor, stopOpacity });
}

function element(
  type: string,
  props: Readonly<Record<string, unknown>>,
  children: readonly Child[],
): ImageElement {
  const shown = children.filter((child) => child !== false && child !== null);
  return { type, props: { ...props, children: shown }, key: null };
}

export type BadgeColour = 'muted' | 'accent' | 'green' | 'red' | 'gold' | 'orange';

/** A status with a coloured border. */
export function badgeElement(colour: BadgeColour, words: string): ImageElement {
  return text(
    {
      padding: '8px 18px 10px',
      border: `2px solid ${COLOURS[colour]}`,
      borderRadius: 999,
      color: COLOURS[colour],
      fontSize: 30,
      lineHeight: 1,
    },
    words,
  );
}

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
