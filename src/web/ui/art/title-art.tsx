import { starPath } from './star.ts';
import styles from './title-art.module.css';

/* A pitch from above, 0.1 m per unit, tilted into perspective. */
const PITCH = [
  'M0 0h1050v680H0zM525 0v680', // touchlines, goal lines, halfway line
  'M433.5 340a91.5 91.5 0 1 0 183 0a91.5 91.5 0 1 0-183 0', // centre circle
  'M0 138h165v404H0M0 248h55v184H0M165 267a91.5 91.5 0 0 1 0 146', // boxes and arc, left
  'M1050 138H885v404h165M1050 248h-55v184h55M885 267a91.5 91.5 0 0 0 0 146', // and right
].join('');
const LAID_DOWN = 'matrix(.66 -.13 .3 .3 40 146)';

/** One constellation per page, with as many bright stars (x, y, reach) as the page has topics. */
const CONSTELLATIONS = {
  path: {
    stars: '352 118 7, 476 136 8, 594 72 9, 742 46 13',
    lines: 'M352 118L476 136L594 72L742 46',
  },
  crossroads: {
    stars: '430 62 9, 712 50 11, 636 128 9',
    lines: 'M574 92L430 62M574 92L712 50M574 92L636 128',
  },
  web: {
    stars: '400 76 8, 520 142 8, 578 44 11, 716 112 9',
    lines: 'M400 76L520 142L578 44ZM578 44L716 112L520 142M716 112L790 52',
  },
  ladder: {
    stars: '362 92 7, 456 66 8, 536 106 8, 612 152 9, 744 126 9, 700 46 12',
    lines: 'M362 92L456 66L536 106L612 152L744 126L700 46L536 106',
  },
  crown: {
    stars: '410 72 7, 482 140 8, 576 44 12, 670 140 8, 742 72 7',
    lines: 'M410 72L482 140L576 44L670 140L742 72',
  },
  ring: {
    stars: '576 30 11, 678 48 8, 718 100 8, 642 150 8, 510 150 8, 434 100 8, 474 48 8',
    lines: 'M576 30L678 48L718 100L642 150L510 150L434 100L474 48Z',
  },
} as const;

function starIn(text: string): string {
  const [x = 0, y = 0, reach = 0] = text.split(' ').map(Number);
  return starPath([x, y, reach]);
}

interface Props {
  readonly constellation: keyof typeof CONSTELLATIONS;
}

/** Decorative, on the right of a page's title area. */
export function TitleArt({ constellation }: Props) {
  const { stars, lines } = CONSTELLATIONS[constellation];
  return (
    <svg
      viewBox="0 0 860 300"
      preserveAspectRatio="xMaxYMin slice"
      fill="none"
      aria-hidden="true"
      className={styles.art}
    >
      <path
        stroke="var(--color-accent)"
        d={PITCH}
        transform={LAID_DOWN}
        vectorEffect="non-scaling-stroke"
        opacity=".34"
      />
      <g className={styles.wideOnly}>
        <path stroke="var(--color-accent)" d={lines} opacity=".7" />
        <path fill="var(--color-fg)" d={stars.split(', ').map(starIn).join('')} />
      </g>
    </svg>
  );
}
