import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { PICTURE_SIDE_MAX } from '#domain/results/evidence.ts';
import { Refusal } from '../http/refusal.ts';
import { countScans, largestAvifImage } from './image-headers.ts';

/** Of the stored JPEG. */
const MOST_BYTES = 400_000;
/** From what most pictures look like the original down to what a picture of pure noise needs. */
const QUALITIES = [82, 70, 55, 40];
const SMALLER = 0.75;

/** More than a television or a phone takes by itself. */
const MOST_PIXELS = 40_000_000;
/** A photo of a phone. Its decoder takes up to 25 bytes per pixel, however small the file is. */
const MOST_AVIF_PIXELS = 12_500_000;
/** Decoded: as many with four channels of 8 bits. Of 16 bits each, half as many. */
const MOST_DECODED_BYTES = 4 * MOST_PIXELS;
/** Cameras and encoders write ten. Each scan covers the whole image, even one of a few bytes. */
const MOST_SCANS = 64;

/** What is decoded of a file; all other formats that the library knows are switched off. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

export interface EncodedPicture {
  readonly jpeg: Buffer;
  readonly width: number;
  readonly height: number;
}

sharp.cache(false);
// Decoding must leave a core to the server.
sharp.concurrency(1);
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({ operation: LOADERS });

/**
 * Decodes a picture, whatever its name and declared type say, and encodes its first frame again, upright: nothing but
 * pixels is left of the file. For a process of its own (`encoding-program.ts`): a decoder that has begun cannot be stopped in any other way.
 */
export async function encodePicture(sent: Buffer): Promise<EncodedPicture> {
  if (countScans(sent) > MOST_SCANS)
    throw new Refusal('picture_too_large', {
      sentence: 'This picture takes too long to decode: it has too many scans.',
    });
  refuseIfTooLarge(await readMetadata(sent), largestAvifImage(sent));
  const { data, info } = await decode(
    sharp(sent, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: PICTURE_SIDE_MAX, height: PICTURE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#000' })
      .toColourspace('srgb'),
  );
  const decoded = () => sharp(data, { raw: info });
  for (const quality of QUALITIES) {
    const encoded = await toJpeg(decoded(), quality);
    if (encoded) return encoded;
  }
  for (let width = info.width * SMALLER; width >= 1; width *= SMALLER) {
    const encoded = await toJpeg(decoded().resize({ width: Math.round(width) }), QUALITIES.at(-1));
    if (encoded) return encoded;
  }
  throw new Refusal('picture_too_large');
}

async function readMetadata(sent: Buffer): Promise<Metadata> {
  try {
    return await sharp(sent, { limitInputPixels: false }).metadata();
  } catch {
    throw new Refusal('not_a_picture');
  }
}

function refuseIfTooLarge({ format, width, height, channels, depth }: Metadata, avifPixels: number): void {
  const pixels = Math.max(width * height, avifPixels);
  const mostPixels = format === 'heif' ? MOST_AVIF_PIXELS : MOST_PIXELS;
  const bytesEach = channels * (depth === 'uchar' ? 1 : 2);
  if (pixels > mostPixels || pixels * bytesEach > MOST_DECODED_BYTES)
    throw new Refusal('picture_too_large', {
      sentence: `This picture has too many pixels. At most ${mostPixels / 1_000_000} million are accepted.`,
    });
}

async function decode(image: Sharp): Promise<{ data: Buffer; info: OutputInfo & { channels: 1 | 3 } }> {
  try {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { data, info: { ...info, channels: info.channels === 1 ? 1 : 3 } };
  } catch {
    throw new Refusal('not_a_picture');
  }
}

/** Null when it is larger than a stored picture may be. */
async function toJpeg(image: Sharp, quality: number | undefined): Promise<EncodedPicture | null> {
  const { data, info } = await image.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  return data.length <= MOST_BYTES ? { jpeg: data, width: info.width, height: info.height } : null;
}
