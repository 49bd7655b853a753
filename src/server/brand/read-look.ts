import { SHIPPED_SITE, type Site } from '#site/shipped-site.ts';
import { type BrandPicture, type BrandVideo, type PictureRule, pictureOf, videoOf } from './brand-file.ts';
import { colorsOf } from './read-colors.ts';
import type { Fields } from './site-file.ts';

/** The pictures and videos of a brand. */
export interface BrandFiles {
  readonly logo: BrandPicture | null;
  readonly icon: BrandPicture | null;
  readonly sharePicture: BrandPicture | null;
  readonly poster: BrandPicture | null;
  readonly videos: readonly BrandVideo[];
}

export const LOOK_FIELDS = ['colors', 'logo', 'icon', 'sharePicture', 'highlights'];

const LOGO: PictureRule = {
  types: ['svg', 'png', 'webp'],
  fits: ({ type, width, height }) => (type === 'svg' || height >= 72) && width <= 8 * height,
  must: 'at least 72 px high, unless it is an SVG, and at most eight times as wide as high',
};
const ICON: PictureRule = {
  types: ['svg', 'png'],
  fits: ({ type, width, height }) => width === height && (type === 'svg' || width >= 512),
  must: 'square, and at least 512 px wide unless it is an SVG',
};
const SHARE_PICTURE: PictureRule = {
  types: ['png', 'jpg'],
  fits: ({ width, height }) => width === 1200 && height === 630,
  must: '1200 x 630',
};
const POSTER: PictureRule = {
  types: ['jpg', 'png', 'webp'],
  fits: ({ width, height }) => width >= 640 && Math.abs(width / height - 16 / 9) < 0.02,
  must: '16:9, and at least 640 px wide',
};

export type Look = Pick<Site, 'colors' | 'logo' | 'icon' | 'sharePicture' | 'highlights'>;

/** How the site looks, and the files for it, which lie in this folder. */
export function lookOf(root: Fields, folder: string): { readonly look: Look; readonly files: BrandFiles } {
  const logo = pictureOf(root, 'logo', folder, LOGO);
  const icon = pictureOf(root, 'icon', folder, ICON);
  const sharePicture = pictureOf(root, 'sharePicture', folder, SHARE_PICTURE);
  const { highlights, poster, videos } = highlightsOf(root, folder);
  return {
    look: {
      colors: colorsOf(root),
      logo: logo && { src: logo.path, width: logo.width, height: logo.height },
      icon: icon && { src: icon.path, isVector: icon.type === 'svg' },
      sharePicture: sharePicture?.path ?? SHIPPED_SITE.sharePicture,
      highlights,
    },
    files: { logo, icon, sharePicture, poster, videos },
  };
}

function highlightsOf(
  root: Fields,
  folder: string,
): Pick<Site, 'highlights'> & Pick<BrandFiles, 'poster' | 'videos'> {
  const shipped = { highlights: SHIPPED_SITE.highlights, poster: null, videos: [] };
  if (root.isNull('highlights')) return { ...shipped, highlights: null };
  const fields = root.object('highlights');
  if (!fields) return shipped;
  fields.refuseOthers(['webm', 'mp4', 'poster', 'description']);
  fields.refuseWithout(['poster']);
  const [webm, mp4] = [videoOf(fields, 'webm', folder), videoOf(fields, 'mp4', folder)];
  if (!fields.has('webm') && !fields.has('mp4')) fields.refuse(null, 'needs a video: webm, mp4 or both.');
  const poster = pictureOf(fields, 'poster', folder, POSTER);
  const highlights = {
    webm: webm?.path ?? null,
    mp4: mp4?.path ?? null,
    poster: poster?.path ?? '',
    description: fields.text('description', { most: 200 }) ?? '',
  };
  return { highlights, poster, videos: [webm, mp4].filter((video) => video !== null) };
}
