import satori from 'satori';
import sharp from 'sharp';
import type { Picture } from '#web/app/entry-server.tsx';
import { FONTS } from './fonts.ts';

// Others need the processor as well.
sharp.concurrency(1);
sharp.cache(false);

export interface PictureJob {
  readonly picture: Picture;
  /** The league's own, as a PNG; null if it has none. */
  readonly icon: Uint8Array | null;
}

/** As a PNG. */
export async function drawPicture({
  picture: { width, height, content, icon: place },
  icon,
}: PictureJob): Promise<Buffer> {
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
 * satori masks every drawing with its own box. None of ours leaves its box, and the masks of 32 crests take 500 ms of the
 * 600 that a picture of them would take. Text is paths by now: nothing that anybody has typed can be taken for a mask.
 */
function withoutMasks(svg: string): string {
  return svg.replace(/<mask .*?<\/mask>/gs, '').replace(/ mask="[^"]*"/g, '');
}
