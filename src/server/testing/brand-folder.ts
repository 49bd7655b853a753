import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';

export function plainImage(
  width: number,
  height: number,
  format: 'png' | 'jpeg' | 'webp' | 'gif' = 'png',
): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#0c7a4b' } })
    .toFormat(format)
    .toBuffer();
}

export const drawing = (size: string, content = '') =>
  `<?xml version="1.0"?>\n<svg xmlns="http://www.w3.org/2000/svg" ${size}>${content}<circle cx="32" cy="32" r="30" fill="#7ee081"/></svg>`;

/** The first bytes of a video. */
export const WEBM_HEAD = Buffer.from('1a45dfa39f4286810142f7810142f2810442f381084282847765626d', 'hex');
export const MP4_HEAD = Buffer.from('\0\0\0\x20ftypisom\0\0\x02\0isomiso2mp41', 'latin1');

/** Writes `site.json` and its files into the data folder. */
export async function writeBrand(
  dataDir: string,
  site: object,
  files: Readonly<Record<string, string | Buffer>>,
): Promise<void> {
  await mkdir(join(dataDir, 'assets'), { recursive: true });
  await writeFile(join(dataDir, 'site.json'), JSON.stringify(site));
  for (const [name, content] of Object.entries(files))
    await writeFile(join(dataDir, 'assets', name), content);
}
