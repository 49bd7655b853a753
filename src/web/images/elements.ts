/**
 * What a picture is made of: elements as satori lays them out, but plain data, which can be compared and sent to another
 * process.
 */
export interface PictureElement {
  readonly type: string;
  readonly props: Readonly<Record<string, unknown>>;
  /** React has one, and satori takes React's elements. */
  readonly key: null;
}

export type PictureStyle = Readonly<Record<string, string | number>>;
type Child = PictureElement | string | false | null;

/** Drawn as a PNG of this size. */
export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly content: PictureElement;
  /** Where the league's own icon is put, if it has one: a square. */
  readonly icon: { readonly left: number; readonly top: number; readonly size: number } | null;
}

export const PICTURE_SIZE = { width: 1200, height: 630 } as const;
/** Around everything but the background. */
export const MARGIN = 64;

const BOX = { display: 'flex', boxSizing: 'border-box' };

export function row(style: PictureStyle, ...children: Child[]): PictureElement {
  return element('div', { style: { ...BOX, alignItems: 'center', ...style } }, children);
}

export function column(style: PictureStyle, ...children: Child[]): PictureElement {
  return element('div', { style: { ...BOX, flexDirection: 'column', ...style } }, children);
}

/** Not wrapped and not cut: for words that are known to fit. */
export function text(style: PictureStyle, content: string | number): PictureElement {
  return element('div', { style: { ...BOX, whiteSpace: 'nowrap', ...style } }, [String(content)]);
}

/** In so many lines, with an ellipsis where that is not enough. */
export function clampedText(lines: number, style: PictureStyle, content: string): PictureElement {
  const clamped = {
    display: 'block',
    lineClamp: lines,
    // A single line is filled up to the ellipsis; several are broken between words.
    wordBreak: lines === 1 ? 'break-all' : 'break-word',
    ...style,
  };
  return element('div', { style: clamped }, [content]);
}

interface Drawing {
  readonly width: number;
  readonly height: number;
  readonly viewBox: string;
  readonly style?: PictureStyle;
}

export function drawing(frame: Drawing, ...shapes: PictureElement[]): PictureElement {
  return element('svg', { xmlns: 'http://www.w3.org/2000/svg', fill: 'none', ...frame }, shapes);
}

export function shape(type: string, attributes: PictureStyle, ...children: PictureElement[]): PictureElement {
  return element(type, attributes, children);
}

function element(
  type: string,
  props: Readonly<Record<string, unknown>>,
  children: readonly Child[],
): PictureElement {
  const shown = children.filter((child) => child !== false && child !== null);
  return { type, props: { ...props, children: shown }, key: null };
}
