import styles from './club-name.module.css';

interface Props {
  readonly name: string;
  /**
   * In large type (banner, match, club, draw), a name may take two lines and is set smaller the longer it is. Elsewhere it
   * has one line, cut with an ellipsis.
   */
  readonly isLarge?: boolean;
}

/**
 * A club's name that stands alone, in its own text direction. The container sets the size and limits the width. In a
 * sentence, a name is a plain `<bdi>`, which wraps.
 */
export function ClubName({ name, isLarge = false }: Props) {
  return isLarge ? (
    <bdi className={largeClass(name.length)}>{hyphenated(name)}</bdi>
  ) : (
    <bdi className={styles.row} title={name}>
      {name}
    </bdi>
  );
}

/** How many letters fit into two large lines on a phone, at full size and one step smaller. */
const [FULL_SIZE, ONE_STEP] = [22, 32];

function largeClass(length: number) {
  if (length <= FULL_SIZE) return styles.large;
  return length <= ONE_STEP ? styles.longer : styles.longest;
}

/** In a word of more than 16 letters: at least five follow. Other scripts are not divided with hyphens. */
const TWELVE_LETTERS = /(?:[\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}]\p{M}*){12}(?=(?:\p{L}\p{M}*){5})/gu;

/** With soft hyphens: browsers have hyphenation rules for no club name. */
export function hyphenated(name: string): string {
  return name.replace(TWELVE_LETTERS, '$&\u00ad');
}
