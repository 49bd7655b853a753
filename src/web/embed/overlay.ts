import { readOverlayOptions } from './overlay-options.ts';

const ENTER_MS = 240;
const SCALE_STEP = 0.05;

/** Lays out an overlay according to its URL. The returned function must be called after its content was replaced. */
export function layOutOverlay(page: Document): (changed: readonly string[]) => void {
  const options = readOverlayOptions(page.location.search);
  const root = page.documentElement;
  root.dataset.position = options.position;
  root.dataset.theme = options.theme;
  let first = 0;
  let timer: ReturnType<typeof setInterval> | undefined;

  /** As many matches as requested, unless fewer fit into the safe area. */
  const show = () => {
    const list = page.querySelector<HTMLElement>('[data-rows]');
    const matches = [...(list?.children ?? [])] as HTMLElement[];
    const max = Math.min(matches.length, options.max ?? Number(list?.dataset.max));
    let rows = Math.max(1, Math.min(max, options.rows ?? Number(list?.dataset.rows)));
    if (first >= max) first = 0;
    const showRows = () => {
      if (list) list.dataset.shown = String(rows);
      for (const [index, match] of matches.entries())
        match.hidden = index < first || index >= Math.min(first + rows, max);
    };
    showRows();
    while (rows > 1 && isTooHigh(page)) {
      rows -= 1;
      showRows();
    }
    return { matches, rows, max };
  };

  /** As large as requested, unless a table of five or six clubs would not fit into the safe area. */
  const scaleTable = () => {
    let scale = options.scale;
    root.style.setProperty('--scale', String(scale));
    while (page.querySelector('table') && scale > SCALE_STEP && isTooHigh(page)) {
      scale -= SCALE_STEP;
      root.style.setProperty('--scale', String(scale));
    }
  };

  const showNextPage = () => {
    const { rows, max } = show();
    if (max <= rows) return;
    first += rows;
    const { matches } = show();
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    for (const match of matches)
      if (!match.hidden)
        match.animate([{ opacity: 0, transform: 'translateY(0.25em)' }, {}], {
          duration: ENTER_MS,
          easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
        });
  };

  /** Starts with the match that has just changed. */
  const arrange = (changed: readonly string[]) => {
    scaleTable();
    const { matches, rows } = show();
    const index = matches.findIndex(({ id }) => changed.includes(id));
    if (index !== -1) first = index - (index % rows);
    show();
    clearInterval(timer);
    timer = setInterval(showNextPage, options.seconds * 1000);
  };
  arrange([]);
  return arrange;
}

function isTooHigh(page: Document): boolean {
  const main = page.querySelector('main');
  return (main?.firstElementChild?.clientHeight ?? 0) > (main?.clientHeight ?? 0);
}
