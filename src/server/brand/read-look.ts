import { SHIPPED_SITE, type Site } from '#site/shipped-site.ts';
import { type BrandPicture, type BrandVideo, type PictureRule, pictureOf, videoOf } from './brand-file.ts';
import type { BrandDrawing } from './draw-brand-pictures.ts';
import { ICON_SIZES, type IconSize } from './icon-sizes.ts';
import { colorsOf } from './read-colors.ts';
import type { Fields } from './site-file.ts';

/** The icon of a brand, drawn at the start: no request waits for it, or finds it damaged. */
export interface BrandIcon extends BrandPicture {
  /** As PNGs, by the addresses of `ICON_SIZES`. */
  readonly sizes: ReadonlyMap<string, Buffer>;
}

/** The pictures and videos of a brand. */
export interface BrandFiles {
  readonly logo: BrandPicture | null;
  readonly icon: BrandIcon | null;
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

export type Look = Pick<Site, 'colors' | 'logo' | 'icon' | 'highlights'>;

/** Whatever is not an icon is drawn once as well, to see whether it can be. */
const TRIAL: IconSize = { size: 192 };

/** How the site looks, and the files for it, which lie in this folder. */
export async function lookOf(
  root: Fields,
  folder: string,
  drawing: BrandDrawing,
): Promise<{ readonly look: Look; readonly files: BrandFiles }> {
  const colors = colorsOf(root);
  const background = colors.night;
  const wholePicture: PictureReader = async (fields, name, rule) => {
    const picture = pictureOf(fields, name, folder, rule);
    return picture && (await drawing.draw(fields, name, picture, { ...TRIAL, background })) && picture;
  };
  const logo = await wholePicture(root, 'logo', LOGO);
  const icon = await drawnIcon(root, pictureOf(root, 'icon', folder, ICON), background, drawing);
  const sharePicture = await wholePicture(root, 'sharePicture', SHARE_PICTURE);
  const { highlights, poster, videos } = await highlightsOf(root, folder, wholePicture);
  return {
    look: {
      colors,
      logo: logo && { src: logo.path, width: logo.width, height: logo.height },
      icon: icon && { src: icon.path, isVector: icon.type === 'svg' },
      highlights,
    },
    files: { logo, icon, sharePicture, poster, videos },
  };
}

/** The picture that a field names; null where it names none, or one that is refused. */
type PictureReader = (fields: Fields, name: string, rule: PictureRule) => Promise<BrandPicture | null>;

async function drawnIcon(
  root: Fields,
  picture: BrandPicture | null,
  background: string,
  drawing: BrandDrawing,
): Promise<BrandIcon | null> {
  if (!picture) return null;
  const sizes = new Map<string, Buffer>();
  for (const [path, size] of Object.entries(ICON_SIZES)) {
    const png = await drawing.draw(root, 'icon', picture, { ...size, background });
    if (!png) return null;
    sizes.set(path, png);
  }
  return { ...picture, sizes };
}

async function highlightsOf(
  root: Fields,
  folder: string,
  readPicture: PictureReader,
): Promise<Pick<Site, 'highlights'> & Pick<BrandFiles, 'poster' | 'videos'>> {
  const shipped = { highlights: SHIPPED_SITE.highlights, poster: null, videos: [] };
  if (root.isNull('highlights')) return { ...shipped, highlights: null };
  const fields = root.object('highlights');
  if (!fields) return shipped;
  fields.refuseOthers(['webm', 'mp4', 'poster', 'description']);
  fields.refuseWithout(['poster']);
  const [webm, mp4] = [videoOf(fields, 'webm', folder), videoOf(fields, 'mp4', folder)];
  if (!fields.has('webm') && !fields.has('mp4')) fields.refuse(null, 'needs a video: webm, mp4 or both.');
  const poster = await readPicture(fields, 'poster', POSTER);
  const highlights = {
    webm: webm?.path ?? null,
    mp4: mp4?.path ?? null,
    poster: poster?.path ?? '',
    description: fields.text('description', { most: 200 }) ?? '',
  };
  return { highlights, poster, videos: [webm, mp4].filter((video) => video !== null) };
}
