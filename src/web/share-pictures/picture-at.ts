import type { PublicViews } from '#contract/public-views.ts';
import { clubAt } from '#web/content/club-address.ts';
import { matchAt } from '#web/content/match-address.ts';
import { PICTURE_PATHS } from '#web/content/picture-address.ts';
import { clubPicture } from './club-picture.ts';
import { PICTURE_SIZE, type Picture, type PictureElement } from './elements.ts';
import { groupPicture } from './group-picture.ts';
import { knockoutsPicture } from './knockouts-picture.ts';
import { matchPicture } from './match-picture.ts';

/** The picture at this address; null when there is none. */
export function pictureAt(path: string, views: PublicViews): Picture | null {
  const content = contentAt(path, views);
  return content && { ...PICTURE_SIZE, content };
}

function contentAt(path: string, views: PublicViews): PictureElement | null {
  const [, subject, name = ''] =
    /^\/share\/(groups|clubs|matches|knockouts)\/([\w-]+)\.png$/.exec(path) ?? [];
  if (subject === 'groups') return groupPicture(views, name);
  if (subject === 'clubs') return /^[1-9]\d{0,8}$/.test(name) ? clubPicture(views, Number(name)) : null;
  if (subject === 'matches') return /^[1-9]\d{0,8}$/.test(name) ? matchPicture(views, Number(name)) : null;
  if (subject !== 'knockouts') return null;
  if (name === 'ucl') return knockoutsPicture(views, 'UCL');
  return name === 'uel' ? knockoutsPicture(views, 'UEL') : null;
}

/** The address of the picture that belongs to a page; null where the site's own belongs. */
export function pictureOfPage(path: string): string | null {
  const [club, match] = [clubAt(path), matchAt(path)];
  if (club !== null) return PICTURE_PATHS.club(club);
  if (match !== null) return PICTURE_PATHS.match(match);
  return path === '/knockouts' ? PICTURE_PATHS.knockouts('UCL') : null;
}
