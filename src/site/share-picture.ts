import { canBeDrawn } from './drawable-name.ts';
import { SHIPPED_SITE, type Site } from './shipped-site.ts';

type Names = Pick<Site, 'name' | 'shortName'>;

/**
 * What a league is called in share pictures: its short name where they have no letters for the other one, null where they
 * have none for either. The shipped short name is not that of a league which calls itself something else.
 */
export function nameInPictures({ name, shortName }: Names): string | null {
  if (canBeDrawn(name)) return name;
  return shortName !== SHIPPED_SITE.shortName && canBeDrawn(shortName) ? shortName : null;
}

/** Where the picture is drawn that has a league's name on it. */
export const NAME_PICTURE = '/share/site/name.png';

/** What a chat app shows beside a link to a league that has no picture of its own: ours shows our name. */
export function sharePictureOf(names: Names): string | null {
  if (names.name === SHIPPED_SITE.name) return SHIPPED_SITE.sharePicture;
  return nameInPictures(names) === null ? null : NAME_PICTURE;
}
