import sharp, { type Metadata, type OutputInfo, type Sharp } from 'sharp';
import { IMAGE_SIDE_MAX } from '#domain/results/evidence.ts';
import { ApiError } from '../http/api-error.ts';

/** The size limit of the stored JPEG. */
const MAX_BYTES = 400_000;
/** From a quality that looks like the original for most images, down to one that fits pure noise. */
const QUALITIES = [82, 70, 55, 40];
const SMALLER = 0.75;

/** More than a television or a phone produces. */
const MAX_PIXELS = 40_000_000;
/** A phone photo. The decoder takes up to 25 bytes per pixel, however small the file is. */
const MAX_AVIF_PIXELS = 12_500_000;
/** Four channels of 8 bits for the maximum number of pixels; half as many with 16 bits. */
const MAX_DECODED_BYTES = 4 * MAX_PIXELS;
/** Cameras and encoders write ten. Each scan covers the whole image, even one of a few bytes. */
const MAX_SCANS = 64;

/** The accepted formats; all others that the library supports are disabled. */
const LOADERS = [
  'VipsForeignLoadJpegBuffer',
  'VipsForeignLoadPngBuffer',
  'VipsForeignLoadWebpBuffer',
  'VipsForeignLoadHeifBuffer',
];

export interface EncodedImage {
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
 * Decodes an image, whatever its name and declared type, and encodes its first frame again, upright: only pixels
 * remain. Runs in a separate process (`encoding-program.ts`), because a running decoder cannot be stopped
 * otherwise.
 */
export async function encodeImage(sent: Buffer): Promise<EncodedImage> {
  if (countScans(sent) > MAX_SCANS)
    throw new ApiError('picture_too_large', {
      message: 'This image takes too long to decode: it has too many scans.',
    });
  refuseIfTooLarge(await readMetadata(sent), largestAvifImage(sent));
  const { data, info } = await decode(
    sharp(sent, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true })
      .autoOrient()
      .resize({ width: IMAGE_SIDE_MAX, height: IMAGE_SIDE_MAX, fit: 'inside', withoutEnlargement: true })
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
  throw new ApiError('picture_too_large');
}

async function readMetadata(sent: Buffer): Promise<Metadata> {
  try {
    return await sharp(sent, { limitInputPixels: false }).metadata();
  } catch {
    throw new ApiError('not_a_picture');
  }
}

function refuseIfTooLarge({ format, width, height, channels, depth }: Metadata, avifPixels: number): void {
  const pixels = Math.max(width * height, avifPixels);
  const maxPixels = format === 'heif' ? MAX_AVIF_PIXELS : MAX_PIXELS;
  const bytesEach = channels * (depth === 'uchar' ? 1 : 2);
  if (pixels > maxPixels || pixels * bytesEach > MAX_DECODED_BYTES)
    throw new ApiError('picture_too_large', {
      message: `This image has too many pixels. The limit is ${maxPixels / 1_000_000} million.`,
    });
}

async function decode(image: Sharp): Promise<{ data: Buffer; info: OutputInfo & { channels: 1 | 3 } }> {
  try {
    const { data, info } = await image.raw().toBuffer({ resolveWithObject: true });
    return { data, info: { ...info, channels: info.channels === 1 ? 1 : 3 } };
  } catch {
    throw new ApiError('not_a_picture');
  }
}

/** Null if it is larger than a stored image may be. */
async function toJpeg(image: Sharp, quality: number | undefined): Promise<EncodedImage | null> {
  const { data, info } = await image.jpeg({ quality }).toBuffer({ resolveWithObject: true });
  return data.length <= MAX_BYTES ? { jpeg: data, width: info.width, height: info.height } : null;
}

const JPEG = Buffer.from('ffd8', 'hex');
const END_OF_IMAGE = 0xd9;
const START_OF_SCAN = 0xda;

/** The number of scans that a JPEG decoder finds; 0 for another file. */
export function countScans(file: Buffer): number {
  if (!file.subarray(0, 2).equals(JPEG)) return 0;
  let scans = 0;
  let at = file.indexOf(0xff, 2);
  while (at !== -1) {
    const marker = file[at + 1] ?? END_OF_IMAGE;
    if (marker === END_OF_IMAGE) break;
    if (marker === START_OF_SCAN) scans += 1;
    // 0xff may be repeated before a marker.
    const next = marker === 0xff ? at + 1 : at + 2 + segmentBytes(file, at + 2, marker);
    at = file.indexOf(0xff, next);
  }
  return scans;
}

function segmentBytes(file: Buffer, at: number, marker: number): number {
  const isStuffedByte = marker === 0;
  const isTemporary = marker === 1;
  const isRestart = marker >= 0xd0 && marker <= 0xd7;
  if (isStuffedByte || isTemporary || isRestart || at + 2 > file.length) return 0;
  return Math.max(2, file.readUInt16BE(at));
}

/** The pixels of the largest image in an AVIF file, including cropped and composed ones; 0 for another file. */
function largestAvifImage(file: Buffer): number {
  let largest = 0;
  for (const meta of boxesOf(file, 'meta'))
    for (const properties of boxesOf(meta.subarray(4), 'iprp'))
      for (const list of boxesOf(properties, 'ipco'))
        for (const size of boxesOf(list, 'ispe'))
          if (size.length >= 12) largest = Math.max(largest, size.readUInt32BE(4) * size.readUInt32BE(8));
  return largest;
}

/** The contents of the boxes of a type, one after another (ISO/IEC 14496-12). */
function* boxesOf(boxes: Buffer, type: string): Generator<Buffer> {
  let at = 0;
  while (at + 8 <= boxes.length) {
    const isLong = boxes.readUInt32BE(at) === 1 && at + 16 <= boxes.length;
    const start = at + (isLong ? 16 : 8);
    const bytes = isLong ? Number(boxes.readBigUInt64BE(at + 8)) : boxes.readUInt32BE(at);
    // A box without a size is the last one.
    const end = bytes === 0 ? boxes.length : at + bytes;
    if (end < start) return;
    if (boxes.toString('latin1', at + 4, at + 8) === type) yield boxes.subarray(start, end);
    at = end;
  }
}
