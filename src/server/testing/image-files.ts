import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** An image that compresses well. Another colour is another image. */
export function plainImage(colour = '#336699', width = 640, height = 360) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** An image that no encoder can make small. */
export function noise(width: number, height: number) {
  const channels = 3;
  return sharp(randomFillSync(Buffer.alloc(width * height * channels)), { raw: { width, height, channels } });
}

/**
 * A progressive JPEG with this many scans without changes, for each of which the decoder visits every block again.
 * Its side is a multiple of 1,024 pixels: then each scan is a few codes for 16,384 unchanged blocks.
 */
export async function jpegOfEmptyScans(scans: number, size = 1): Promise<Buffer> {
  const side = 1_024 * size;
  const jpeg = await plainImage('#336699', side, side).jpeg({ progressive: true }).toBuffer();
  // One code of one bit: the end of 16,384 blocks, plus as many as the next 14 bits say.
  const table = Buffer.from(`ffc4001410 01${'00'.repeat(15)} e0`.replaceAll(' ', ''), 'hex');
  const head = Buffer.from('ffda0008010100013f00', 'hex');
  const codes = Buffer.alloc(Math.ceil((15 * size * size) / 8));
  const scan = Buffer.concat([head, codes]);
  return Buffer.concat([
    jpeg.subarray(0, -2),
    table,
    ...Array.from({ length: scans }, () => scan),
    jpeg.subarray(-2),
  ]);
}

const BOUNDARY = '----a-form-with-a-picture';

export interface FormPart {
  readonly name?: string;
  readonly filename?: string;
  readonly type?: string;
  readonly content: Buffer | string;
}

/** A form with these parts, as browsers send it. */
export function formOf(...parts: FormPart[]): { body: Buffer; headers: Record<string, string> } {
  const chunks = parts.flatMap(({ name = 'picture', filename = 'shot.png', type = 'image/png', content }) => [
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"; filename="${filename}"\r\n`,
    `Content-Type: ${type}\r\n\r\n`,
    content,
    '\r\n',
  ]);
  const body = Buffer.concat([...chunks, `--${BOUNDARY}--\r\n`].map((chunk) => Buffer.from(chunk)));
  return { body, headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` } };
}
