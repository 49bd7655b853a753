import type { PublicViews } from '#contract/public-views.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { clubAt, matchAt, PATHS, PICTURE_PATHS } from '#paths.ts';
import { NAME_PICTURE } from '#site/share-picture.ts';
import { SITE } from '#site/site.ts';
import { clubPicture } from './club-picture.ts';
import { PICTURE_SIZE, type Picture, type PictureElement } from './elements.ts';
import { ICON_PLACE } from './frame.ts';
import { groupPicture } from './group-picture.ts';
import { knockoutsPicture } from './knockouts-picture.ts';
import { matchPicture } from './match-picture.ts';
import { sitePicture } from './site-picture.ts';

/** The picture at this address; null when there is none. */
export function pictureAt(path: string, views: PublicViews): Picture | null {
  const content = composerAt(path, views)?.();
  return content ? { ...PICTURE_SIZE, content, icon: ICON_PLACE } : null;
}

/** Whether there is one, without composing it. */
export function hasPicture(path: string, views: PublicViews): boolean {
  return composerAt(path, views) !== null;
}

function composerAt(path: string, views: PublicViews): (() => PictureElement | null) | null {
  if (path === NAME_PICTURE) return SITE.sharePicture === path ? sitePicture : null;
  const [, subject, name = ''] =
    /^\/share\/(groups|clubs|matches|knockouts)\/([\w-]+)\.png$/.exec(path) ?? [];
  const id = /^[1-9]\d{0,8}$/.test(name) ? Number(name) : null;
  const isId = (each: { readonly id: number }) => each.id === id;
  if (subject === 'groups')
    return GROUPS.some((group) => group === name) ? () => groupPicture(views, name) : null;
  if (subject === 'clubs')
    return id !== null && views['/api/ucl/tournament'].clubs.some(isId) ? () => clubPicture(views, id) : null;
  if (subject === 'matches')
    return id !== null && views['/api/ucl/fixtures'].fixtures.some(isId)
      ? () => matchPicture(views, id)
      : null;
  if (subject !== 'knockouts') return null;
  const bracket = BRACKETS.find((each) => each.toLowerCase() === name);
  return bracket ? () => knockoutsPicture(views, bracket) : null;
}

/** The address of the picture that belongs to a page; null where the site's own belongs. */
export function pictureOfPage(path: string): string | null {
  const [club, match] = [clubAt(path), matchAt(path)];
  if (club !== null) return PICTURE_PATHS.club(club);
  if (match !== null) return PICTURE_PATHS.match(match);
  return path === PATHS.knockouts ? PICTURE_PATHS.knockouts('UCL') : null;
}
