import sharp from 'sharp';
import { type BrandPicture, MOST_PIXELS } from './brand-file.ts';
import type { IconSize } from './icon-sizes.ts';

sharp.cache(false);

/** A picture of a brand, to be drawn as a square. */
export interface IconJob extends IconSize {
  readonly picture: Pick<BrandPicture, 'type' | 'width' | 'height' | 'bytes'>;
  readonly background: string;
}

const DENSITY = { least: 1, most: 100_000 };

/** As a PNG. Whatever is damaged in the picture is an error: all of it is decoded. */
export function drawIcon({
  picture: { type, width, height, bytes },
  background,
  size,
  share = 1,
  isOpaque = false,
}: IconJob): Promise<Buffer> {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  // A drawing is drawn as large as it is needed, instead of being stretched.
  const density = Math.min(DENSITY.most, Math.max(DENSITY.least, (72 * inner) / Math.max(width, height)));
  const source = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MOST_PIXELS,
    ...(type === 'svg' ? { density } : {}),
  });
  // Nothing is cut off, so that all of it is decoded. An icon is a square anyway.
  const drawn = source.resize(inner, inner, { fit: 'fill' }).extend({
    ...{ top: margin, left: margin, bottom: size - inner - margin, right: size - inner - margin },
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return (isOpaque ? drawn.flatten({ background }) : drawn).png().toBuffer();
}
