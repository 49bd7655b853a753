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

/** Options from an overlay's URL. Null means the overlay's default. */
export interface OverlayOptions {
  readonly position: (typeof POSITIONS)[number];
  readonly theme: (typeof THEMES)[number];
  /** Scales everything. */
  readonly scale: number;
  /** How many matches are shown at once, page by page. */
  readonly rows: number | null;
  /** How many matches there are on all pages. */
  readonly max: number | null;
  /** How long each page is shown. */
  readonly seconds: number;
}

/** Invalid options are ignored silently: an error message would be visible to viewers. */
export function readOverlayOptions(search: string): OverlayOptions {
  const requested = new URLSearchParams(search);
  const number = (name: string, min: number, max: number) => {
    const text = requested.get(name) ?? '';
    const value = Number(text);
    return /^\d+(\.\d+)?$/.test(text) && value >= min && value <= max ? value : null;
  };
  const whole = (name: string, min: number, max: number) => {
    const value = number(name, min, max);
    return value !== null && Number.isInteger(value) ? value : null;
  };
  return {
    position: POSITIONS.find((each) => each === requested.get('position')) ?? 'bottom-left',
    theme: THEMES.find((each) => each === requested.get('theme')) ?? 'dark',
    scale: number('scale', 0.5, 2) ?? 1,
    rows: whole('rows', 1, 8),
    max: whole('max', 1, 16),
    seconds: number('seconds', 3, 60) ?? 8,
  };
}
