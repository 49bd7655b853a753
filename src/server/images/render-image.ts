import satori from 'satori';
import sharp from 'sharp';
import type { ShareImage } from '#web/app/entry-server.tsx';

// Leaves the processor to the server.
sharp.concurrency(1);
sharp.cache(false);

export interface ImageJob {
  readonly image: ShareImage;
  /** The league's own, as a PNG; null if it has none. */
  readonly icon: Uint8Array | null;
}

/** As a PNG. */
export async function renderImage({
  image: { width, height, content, icon: place },
  icon,
}: ImageJob): Promise<Buffer> {
  const svg = await satori(content, { width, height, fonts: FONTS });
  const icons =
    place && icon
      ? [
          {
            input: await sharp(icon).resize(place.size, place.size).toBuffer(),
            left: place.left,
            top: place.top,
          },
        ]
      : [];
  return sharp(Buffer.from(withoutMasks(svg)))
    .flatten()
    .composite(icons)
    .removeAlpha()
    .png()
    .toBuffer();
}

/**
 * satori masks every SVG with its own box. None of ours leaves its box, and the masks of 32 crests take 500 of 600
 * ms. By now text has become paths, so that no typed text can be mistaken for a mask.
 */
function withoutMasks(svg: string): string {
  return svg.replace(/<mask .*?<\/mask>/gs, '').replace(/ mask="[^"]*"/g, '');
}

/// <reference types="vite/client" />
import type { Font } from 'satori';
import inter from './fonts/inter-semibold.ttf?inline';
import sairaHeavy from './fonts/saira-heavy.ttf?inline';
import sairaHeavyLatinExtended from './fonts/saira-heavy-latin-ext.ttf?inline';
import sairaMedium from './fonts/saira-medium.ttf?inline';

/** The faces of the site, in the weights that share images use. */
const FONTS: Font[] = [
  { name: 'Saira', weight: 800, data: decode(sairaHeavy) },
  { name: 'Saira', weight: 500, data: decode(sairaMedium) },
  { name: 'Saira Latin Extended', weight: 800, data: decode(sairaHeavyLatinExtended) },
  { name: 'Inter', weight: 600, data: decode(inter) },
];

/** Embedded in the program, so that a deployment cannot forget them. */
function decode(dataUrl: string): Buffer {
  return Buffer.from(dataUrl.slice(dataUrl.indexOf(',') + 1), 'base64');
}
