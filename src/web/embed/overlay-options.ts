const POSITIONS = [
  'top-left',
  'top',
  'top-right',
  'left',
  'center',
  'right',
  'bottom-left',
  'bottom',
  'bottom-right',
] as const;
const THEMES = ['dark', 'light'] as const;

/** How somebody wants an overlay on their stream. Null is left to the overlay. */
export interface OverlayOptions {
  readonly position: (typeof POSITIONS)[number];
  readonly theme: (typeof THEMES)[number];
  /** Of the size of everything. */
  readonly scale: number;
  /** How many matches are shown at once, one page after another ... */
  readonly rows: number | null;
  /** ... of how many in all ... */
  readonly max: number | null;
  /** ... and each page for how long. */
  readonly seconds: number;
}

/** From the query of the address. What makes no sense is left at its default, and said nowhere: viewers would read it. */
export function readOverlayOptions(search: string): OverlayOptions {
  const asked = new URLSearchParams(search);
  const number = (name: string, min: number, max: number) => {
    const text = asked.get(name) ?? '';
    const value = Number(text);
    return /^\d+(\.\d+)?$/.test(text) && value >= min && value <= max ? value : null;
  };
  const whole = (name: string, min: number, max: number) => {
    const value = number(name, min, max);
    return value !== null && Number.isInteger(value) ? value : null;
  };
  return {
    position: POSITIONS.find((each) => each === asked.get('position')) ?? 'bottom-left',
    theme: THEMES.find((each) => each === asked.get('theme')) ?? 'dark',
    scale: number('scale', 0.5, 2) ?? 1,
    rows: whole('rows', 1, 8),
    max: whole('max', 1, 16),
    seconds: number('seconds', 3, 60) ?? 8,
  };
}
