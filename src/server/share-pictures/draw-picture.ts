import satori from 'satori';
import sharp from 'sharp';
import type { Picture } from '#web/app/entry-server.tsx';
import { FONTS } from './fonts.ts';

// Others need the processor as well.
sharp.concurrency(1);
sharp.cache(false);

/** As a PNG; with the league's own icon, if this is the file of one. */
export async function drawPicture(
  { width, height, content, icon }: Picture,
  iconFile: string | null = null,
): Promise<Buffer> {
  const svg = await satori(content, { width, height, fonts: FONTS });
  const icons =
    icon && iconFile ? [{ input: await iconIn(iconFile, icon.size), left: icon.left, top: icon.top }] : [];
  return sharp(Buffer.from(withoutMasks(svg)))
    .flatten()
    .composite(icons)
    .removeAlpha()
    .png()
    .toBuffer();
}

async function iconIn(file: string, size: number): Promise<Buffer> {
  const { format, width } = await sharp(file).metadata();
  // A drawing is drawn as large as it is needed, instead of being stretched.
  const source = sharp(file, format === 'svg' ? { density: Math.max(1, (72 * size) / width) } : {});
  return source.resize(size, size).png().toBuffer();
}

/**
 * satori masks every drawing with its own box. None of ours leaves its box, and the masks of 32 crests take 500 ms of the
 * 600 that a picture of them would take. Text is paths by now: nothing that anybody has typed can be taken for a mask.
 */
function withoutMasks(svg: string): string {
  return svg.replace(/<mask .*?<\/mask>/gs, '').replace(/ mask="[^"]*"/g, '');
}
