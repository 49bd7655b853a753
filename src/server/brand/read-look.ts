import { DEFAULT_SITE, type Site } from '#site/default-site.ts';
import { type BrandImage, type BrandVideo, type ImageRule, imageOf, videoOf } from './brand-file.ts';
import type { BrandRenderer } from './brand-renderer.ts';
import { ICON_SIZES, type IconSize } from './icon-sizes.ts';
import { colorsOf } from './read-colors.ts';
import type { Fields } from './site-file.ts';

/** The brand icon, rendered at startup: no request has to wait for it or finds it damaged. */
export interface BrandIcon extends BrandImage {
  /** As PNGs, by the URLs in `ICON_SIZES`. */
  readonly sizes: ReadonlyMap<string, Buffer>;
}

/** The images and videos of a brand. */
export interface BrandFiles {
  readonly logo: BrandImage | null;
  readonly icon: BrandIcon | null;
  readonly sharePicture: BrandImage | null;
  readonly poster: BrandImage | null;
  readonly videos: readonly BrandVideo[];
}

export const LOOK_FIELDS = ['colors', 'logo', 'icon', 'sharePicture', 'highlights'];

const LOGO: ImageRule = {
  types: ['svg', 'png', 'webp'],
  fits: ({ type, width, height }) => (type === 'svg' || height >= 72) && width <= 8 * height,
  must: 'at least 72 px high (unless it is an SVG) and at most eight times as wide as it is high',
};
const ICON: ImageRule = {
  types: ['svg', 'png'],
  fits: ({ type, width, height }) => width === height && (type === 'svg' || width >= 512),
  must: 'square and at least 512 px wide (unless it is an SVG)',
};
const SHARE_IMAGE: ImageRule = {
  types: ['png', 'jpg'],
  fits: ({ width, height }) => width === 1200 && height === 630,
  must: '1200 x 630',
};
const POSTER: ImageRule = {
  types: ['jpg', 'png', 'webp'],
  fits: ({ width, height }) => width >= 640 && Math.abs(width / height - 16 / 9) < 0.02,
  must: '16:9 and at least 640 px wide',
};

export type Look = Pick<Site, 'colors' | 'logo' | 'icon' | 'highlights'>;

/** Other images are rendered once as well, to check that it is possible. */
const TRIAL: IconSize = { size: 192 };

/** The look of the site, and its files in this folder. */
export async function lookOf(
  root: Fields,
  folder: string,
  renderer: BrandRenderer,
): Promise<{ readonly look: Look; readonly files: BrandFiles }> {
  const colors = colorsOf(root);
  const background = colors.night;
  const readImage: ImageReader = async (fields, name, rule) => {
    const image = imageOf(fields, name, folder, rule);
    return image && (await renderer.render(fields, name, image, { ...TRIAL, background })) && image;
  };
  const logo = await readImage(root, 'logo', LOGO);
  const icon = await renderedIcon(root, imageOf(root, 'icon', folder, ICON), background, renderer);
  const sharePicture = await readImage(root, 'sharePicture', SHARE_IMAGE);
  const { highlights, poster, videos } = await highlightsOf(root, folder, readImage);
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

/** The image named by a field; null without one, or if it is rejected. */
type ImageReader = (fields: Fields, name: string, rule: ImageRule) => Promise<BrandImage | null>;

async function renderedIcon(
  root: Fields,
  image: BrandImage | null,
  background: string,
  renderer: BrandRenderer,
): Promise<BrandIcon | null> {
  if (!image) return null;
  const sizes = new Map<string, Buffer>();
  for (const [path, size] of Object.entries(ICON_SIZES)) {
    const png = await renderer.render(root, 'icon', image, { ...size, background });
    if (!png) return null;
    sizes.set(path, png);
  }
  return { ...image, sizes };
}

async function highlightsOf(
  root: Fields,
  folder: string,
  readImage: ImageReader,
): Promise<Pick<Site, 'highlights'> & Pick<BrandFiles, 'poster' | 'videos'>> {
  const defaults = { highlights: DEFAULT_SITE.highlights, poster: null, videos: [] };
  if (root.isNull('highlights')) return { ...defaults, highlights: null };
  const fields = root.object('highlights');
  if (!fields) return defaults;
  fields.reportUnknown(['webm', 'mp4', 'poster', 'description']);
  fields.refuseWithout(['poster']);
  const [webm, mp4] = [videoOf(fields, 'webm', folder), videoOf(fields, 'mp4', folder)];
  if (!fields.has('webm') && !fields.has('mp4')) fields.report(null, 'requires a video: webm, mp4 or both.');
  const poster = await readImage(fields, 'poster', POSTER);
  const highlights = {
    webm: webm?.path ?? null,
    mp4: mp4?.path ?? null,
    poster: poster?.path ?? '',
    description: fields.text('description', { most: 200 }) ?? '',
  };
  return { highlights, poster, videos: [webm, mp4].filter((video) => video !== null) };
}
