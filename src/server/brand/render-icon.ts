import sharp from 'sharp';
import { type BrandImage, MAX_PIXELS } from './brand-file.ts';
import type { IconSize } from './icon-sizes.ts';

sharp.cache(false);

/** A brand image to render as a square. */
export interface IconJob extends IconSize {
  readonly image: Pick<BrandImage, 'type' | 'width' | 'height' | 'bytes'>;
  readonly background: string;
}

const DENSITY = { least: 1, most: 100_000 };

/** Renders a PNG. Decodes the whole image, so that any damage is an error. */
export function renderIcon({
  image: { type, width, height, bytes },
  background,
  size,
  share = 1,
  isOpaque = false,
}: IconJob): Promise<Buffer> {
  const inner = Math.round(size * share);
  const margin = Math.floor((size - inner) / 2);
  // An SVG is rendered at the size needed instead of being scaled up.
  const density = Math.min(DENSITY.most, Math.max(DENSITY.least, (72 * inner) / Math.max(width, height)));
  const source = sharp(bytes, {
    failOn: 'error',
    limitInputPixels: MAX_PIXELS,
    ...(type === 'svg' ? { density } : {}),
  });
  // Nothing is cropped, so that all of it is decoded. An icon is a square anyway.
  const rendered = source.resize(inner, inner, { fit: 'fill' }).extend({
    ...{ top: margin, left: margin, bottom: size - inner - margin, right: size - inner - margin },
    background: { r: 0, g: 0, b: 0, alpha: 0 },
  });
  return (isOpaque ? rendered.flatten({ background }) : rendered).png().toBuffer();
}
