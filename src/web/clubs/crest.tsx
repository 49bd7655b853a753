import styles from './crest.module.css';
import { crestOf, initialsOf, isPlain } from './crest-design.ts';
import { OUTLINES, patternPath } from './crest-paths.ts';

type CrestProps = {
  /** The club's name: all that the crest is drawn from. */
  name: string;
  /** Width and height in pixels, 20 to 96. */
  size?: number;
  className?: string | undefined;
};

/** Below this the letters would be specks; colours, pattern and shape still tell the clubs apart. */
const LETTERS_FROM = 28;

/** From here on the letters are read without a broad edge, which would look heavy. */
const THIN_EDGE_FROM = 56;

/** The display face is narrow; a script that it lacks is set by the system's face, which is not. */
export function letterSize(initials: string): number {
  const ours = isPlain(initials) || /^[\p{Script=Latin}\p{N}]+$/u.test(initials);
  const short = [...initials].length < 3;
  if (ours) return short ? 18 : 16;
  return short ? 13 : 10;
}

/** Decoration beside the club's name, which says the same in words. */
export function Crest({ name, size = 20, className = styles.crest }: CrestProps) {
  const { shape, pattern, base, second, ink } = crestOf(name);
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className={className} aria-hidden="true">
      <path d={OUTLINES[shape]} fill={base} stroke="#fff" strokeWidth="2" />
      <path d={patternPath(shape, pattern)} fill={second} />
      {size >= LETTERS_FROM && (
        <Letters initials={initialsOf(name)} ink={ink} base={base} edge={size < THIN_EDGE_FROM ? 4 : 2} />
      )}
    </svg>
  );
}

type LettersProps = { initials: string; ink: string; base: string; edge: number };

function Letters({ initials, ink, base, edge }: LettersProps) {
  const size = letterSize(initials);
  return (
    <text
      x="20"
      y={size === 18 ? 26 : 25}
      className={styles.letters}
      fontSize={size}
      textAnchor="middle"
      fill={ink}
      stroke={base}
      strokeWidth={edge}
      strokeLinejoin="round"
      paintOrder="stroke"
    >
      {initials}
    </text>
  );
}
