import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';

/** A picture that compresses to little. Another colour is another picture. */
export function plainPicture(colour = '#336699', width = 640, height = 360) {
  return sharp({ create: { width, height, channels: 3, background: colour } });
}

/** A picture that no encoder can make small. */
export function noise(width: number, height: number) {
  const channels = 3;
  return sharp(randomFillSync(Buffer.alloc(width * height * channels)), { raw: { width, height, channels } });
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
