import styles from './crest.module.css';
import { crestOf, initialsOf } from './crest-design.ts';
import { OUTLINES, patternPath } from './crest-paths.ts';

type CrestProps = {
  /** The crest is derived from the name alone. */
  name: string;
  /** Width and height in pixels, 20 to 96. */
  size?: number;
  /** Whether it has letters: by default from 28 px on. */
  hasInitials?: boolean;
  className?: string | undefined;
};

/** Below this size, letters are hardly legible; colours, pattern and shape still distinguish the clubs. */
const LETTERS_FROM = 28;

/** The width of the border, which is centred on the outline. */
export const TRIM_WIDTH = 2.4;

/** From this size on, the letters need no thick outline, which would look heavy. */
const THIN_EDGE_FROM = 56;

/** The display font is narrow; scripts that it lacks are set in a system font, which is not. */
export function letterSize(initials: string): number {
  const ours = /^[\p{Script=Latin}\p{N}\p{ASCII}]*$/u.test(initials);
  const short = [...initials].length < 3;
  if (ours) return short ? 18 : 16;
  return short ? 13 : 10;
}

/** Decorative, beside the club's name. */
export function Crest({
  name,
  size = 20,
  hasInitials = size >= LETTERS_FROM,
  className = styles.crest,
}: CrestProps) {
  const { shape, pattern, base, second, trim, field, ink } = crestOf(name);
  const initials = hasInitials && initialsOf(name);
  const fontSize = letterSize(initials || '');
  return (
    <svg viewBox="0 0 40 40" width={size} height={size} className={className} aria-hidden="true">
      <path d={OUTLINES[shape]} fill={base} stroke={trim} strokeWidth={TRIM_WIDTH} />
      <path d={patternPath(shape, pattern)} fill={second} />
      {initials && (
        <text
          x="20"
          y={fontSize === 18 ? 26 : 25}
          className={styles.letters}
          fontSize={fontSize}
          fill={ink}
          stroke={field}
          strokeWidth={size < THIN_EDGE_FROM ? 4 : 2}
        >
          {initials}
        </text>
      )}
    </svg>
  );
}
