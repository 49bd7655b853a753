import satori from 'satori';
import sharp from 'sharp';
import type { ShareImage } from '#web/app/entry-server.tsx';
import { FONTS } from './fonts.ts';

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
