import type { PublicViews } from '#contract/public-views.ts';
import { groupsOf } from '#domain/clubs/clubs.ts';
import { DEFAULT_FORMAT, type Format } from '#domain/clubs/format.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import { clubAt, matchAt, PATHS, SHARE_IMAGE_PATHS } from '#paths.ts';
import { DEFAULT_SITE } from '#site/default-site.ts';
import { NAME_IMAGE } from '#site/share-image.ts';
import { SITE } from '#site/site.ts';
import { clubImage } from './club-image.ts';
import { IMAGE_SIZE, type ImageElement, type ShareImage } from './elements.ts';
import { ICON_PLACE } from './frame.ts';
import { groupImage } from './group-image.ts';
import { knockoutsImage } from './knockouts-image.ts';
import { matchImage } from './match-image.ts';
import { siteImage } from './site-image.ts';

/** Null if there is none. */
export function shareImageAt(path: string, views: PublicViews): ShareImage | null {
  const content = composerAt(path, views)?.();
  return content ? { ...IMAGE_SIZE, content, icon: ICON_PLACE } : null;
}

/** Without composing it. */
export function hasShareImage(path: string, views: PublicViews): boolean {
  return composerAt(path, views) !== null;
}

function composerAt(path: string, views: PublicViews): (() => ImageElement | null) | null {
  const { clubs, format } = views['/api/ucl/tournament'];
  if (path === NAME_IMAGE) return siteImagePath(format) === path ? () => siteImage(views) : null;
  const [, subject, name = ''] =
    /^\/share\/(groups|clubs|matches|knockouts)\/([\w-]+)\.png$/.exec(path) ?? [];
  const id = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : null;
  const isId = (each: { readonly id: number }) => each.id === id;
  if (subject === 'groups')
    return groupsOf(clubs).some((group) => group === name) ? () => groupImage(views, name) : null;
  if (subject === 'clubs') return id !== null && clubs.some(isId) ? () => clubImage(views, id) : null;
  if (subject === 'matches')
    return id !== null && views['/api/ucl/fixtures'].fixtures.some(isId) ? () => matchImage(views, id) : null;
  if (subject !== 'knockouts') return null;
  const bracket = bracketsOf(format).find((each) => each.toLowerCase() === name);
  return bracket ? () => knockoutsImage(views, bracket) : null;
}

/** The image of pages that have none of their own; null if the league has none. The default one names the default format. */
export function siteImagePath({ clubs, groups }: Pick<Format, 'clubs' | 'groups'>): string | null {
  const isDefault = clubs === DEFAULT_FORMAT.clubs && groups === DEFAULT_FORMAT.groups;
  return SITE.sharePicture === DEFAULT_SITE.sharePicture && !isDefault ? NAME_IMAGE : SITE.sharePicture;
}

/** The path of a page's share image; null for pages that use the site's own. */
export function shareImageOfPage(path: string): string | null {
  const [club, match] = [clubAt(path), matchAt(path)];
  if (club !== null) return SHARE_IMAGE_PATHS.club(club);
  if (match !== null) return SHARE_IMAGE_PATHS.match(match);
  return path === PATHS.knockouts ? SHARE_IMAGE_PATHS.knockouts('UCL') : null;
}
