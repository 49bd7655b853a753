import { DEFAULT_SITE, type Site } from './default-site.ts';
import { canBeDrawn } from './drawable-name.ts';

type Names = Pick<Site, 'name' | 'shortName'>;

/**
 * The league's name in share images: the short name if the full one cannot be rendered, null if neither can. The
 * default short name must not stand for a league with another name.
 */
export function nameInShareImages({ name, shortName }: Names): string | null {
  if (canBeDrawn(name)) return name;
  return shortName !== DEFAULT_SITE.shortName && canBeDrawn(shortName) ? shortName : null;
}

/** The path of the share image with the league's name. */
export const NAME_IMAGE = '/share/site/name.png';

/** The link preview of a league without its own share image: the default image shows the default name. */
export function shareImageOf(names: Names): string | null {
  if (names.name === DEFAULT_SITE.name) return DEFAULT_SITE.sharePicture;
  return nameInShareImages(names) === null ? null : NAME_IMAGE;
}
