import { type PreparedView, prepareFile } from '../prepared/prepared-view.ts';
import type { BrandPicture } from './brand-file.ts';

/** Where an icon is asked for, and how large it is there. */
interface IconSize {
  readonly size: number;
  /** Of the picture; what is left around it is of the colour of the page. */
  readonly share?: number;
  /** A phone would put black behind what is transparent. */
  readonly isOpaque?: boolean;
}

/** In the place of our own icons, by the addresses that browsers and the service worker know. */
export const ICON_SIZES: Readonly<Record<string, IconSize>> = {
  '/favicon.ico': { size: 32 },
  '/icon-192.png': { size: 192 },
  '/icon-512.png': { size: 512 },
  // A phone cuts a circle out of it.
  '/icon-maskable-512.png': { size: 512, share: 0.72, isOpaque: true },
  '/apple-touch-icon.png': { size: 180, isOpaque: true },
};

/** As a mark on a page: twice as large as the largest is shown. */
export const MARK_SIZE: IconSize = { size: 192 };

/** Makes an icon as large as it is asked for, when it is asked for: the start does not wait for it. */
export function createIconMaker(
  icon: BrandPicture,
  background: string,
): (wanted: IconSize, cacheControl: string) => Promise<PreparedView> {
  const made = new Map<IconSize, Promise<Buffer>>();
  return async (wanted, cacheControl) => {
    const png = made.get(wanted) ?? makeIcon(icon, background, wanted);
    made.set(wanted, png);
    return prepareFile('image/png', cacheControl, await png, null);
  };
}

export async function makeIcon(
  { bytes, type, width }: BrandPicture,
  background: string,
  { size, share = 1, isOpaque = false }: IconSize,
): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  // A drawing is drawn as large as it is needed, instead of being stretched.
  const source = sharp(bytes, type === 'svg' ? { density: Math.max(1, (72 * inner) / width) } : {});
  const drawn = source.resize(inner, inner).extend({
    ...{ top: margin, left: margin, bottom: size - inner - margin, right: size - inner - margin },
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return (isOpaque ? drawn.flatten({ background }) : drawn).png().toBuffer();
}
