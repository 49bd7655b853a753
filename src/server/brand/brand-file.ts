import { createHash } from 'node:crypto';
import {
  accessSync,
  closeSync,
  constants,
  openSync,
  readFileSync,
  readSync,
  realpathSync,
  statSync,
} from 'node:fs';
import { isAbsolute, join, relative, sep } from 'node:path';
import { imageSize } from 'image-size';
import type { Fields } from './site-file.ts';

const MEGABYTE = 1_000_000;
const IMAGE_MAX_BYTES = MEGABYTE;
/** 64 MB decoded. No page and no icon needs more. */
export const MAX_PIXELS = 16_000_000;
const VIDEO_MAX_BYTES = 100 * MEGABYTE;

const IMAGE_TYPES = {
  svg: { name: 'SVG', contentType: 'image/svg+xml' },
  png: { name: 'PNG', contentType: 'image/png' },
  jpg: { name: 'JPEG', contentType: 'image/jpeg' },
  webp: { name: 'WebP', contentType: 'image/webp' },
} as const;
type ImageType = keyof typeof IMAGE_TYPES;

/** A brand image, small enough to be kept in memory. */
export interface BrandImage {
  readonly type: ImageType;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  /** As named in `site.json`. */
  readonly name: string;
  /** The name contains a hash of the content. */
  readonly path: string;
}

/** A brand video, which stays on disk. */
export interface BrandVideo {
  readonly contentType: string;
  readonly file: string;
  readonly path: string;
}

export interface ImageRule {
  readonly types: readonly ImageType[];
  readonly fits: (image: Pick<BrandImage, 'type' | 'width' | 'height'>) => boolean;
  /** The requirement, after "it must be". */
  readonly must: string;
}

/** The image named by a field; null without one, or if it is rejected. */
export function imageOf(
  fields: Fields,
  name: string,
  folder: string,
  { types, fits, must }: ImageRule,
): BrandImage | null {
  const found = findFile(fields, name, folder, IMAGE_MAX_BYTES);
  if (!found) return null;
  const bytes = readFileSync(found.file);
  const measured = measure(bytes);
  const type = types.find((known) => known === measured?.type);
  if (!measured || !type) {
    const names = types.map((known) => IMAGE_TYPES[known].name);
    fields.report(name, `is ${found.name}, which is not ${listed(names)}.`);
    return null;
  }
  const { width, height } = measured;
  if (!fits({ type, width, height })) {
    fields.report(name, `is ${found.name} (${width} x ${height}): it must be ${must}.`);
    return null;
  }
  if (type !== 'svg' && width * height > MAX_PIXELS) {
    const most = `the maximum is ${MAX_PIXELS / 1_000_000} million pixels`;
    fields.report(name, `is ${found.name} (${width} x ${height}): ${most}.`);
    return null;
  }
  const { contentType } = IMAGE_TYPES[type];
  const path = hashedPath(`brand-${name}`, `.${type}`, bytes);
  return { type, contentType, width, height, bytes, name: found.name, path };
}

const VIDEO_TYPES = {
  webm: { name: 'WebM', contentType: 'video/webm', isIn: (head: Buffer) => isMatroska(head, 'webm') },
  mp4: {
    name: 'MP4',
    contentType: 'video/mp4',
    isIn: (head: Buffer) => head.toString('latin1', 4, 8) === 'ftyp',
  },
} as const;

/** The video named by the field for its type. */
export function videoOf(fields: Fields, type: keyof typeof VIDEO_TYPES, folder: string): BrandVideo | null {
  const found = findFile(fields, type, folder, VIDEO_MAX_BYTES);
  if (!found) return null;
  const { name, contentType, isIn } = VIDEO_TYPES[type];
  if (!isIn(headOf(found.file))) {
    fields.report(type, `is ${found.name}, which is not ${name}.`);
    return null;
  }
  // Not a hash of its content: reading 100 MB would delay the startup.
  const version = Buffer.from(`${found.file} ${found.bytes} ${found.changedAt}`);
  return { contentType, file: found.file, path: hashedPath('brand', `.${type}`, version, '/media') };
}

/** The named file, if it is inside the folder and not too large. */
function findFile(fields: Fields, field: string, folder: string, maxBytes: number) {
  const name = fields.text(field, { most: 200 });
  if (name === null) return null;
  const report = (message: string) => {
    fields.report(field, message);
    return null;
  };
  if (isAbsolute(name) || leaves(folder, join(folder, name)))
    return report(`must be a file in ${folder}, not ${name}.`);
  try {
    const file = realpathSync(join(folder, name));
    if (leaves(realpathSync(folder), file))
      return report(`must be a file in ${folder}, but ${name} links to a file outside it.`);
    accessSync(file, constants.R_OK);
    const status = statSync(file);
    if (!status.isFile()) return report(`is ${name}, which is not a file.`);
    if (status.size > maxBytes)
      return report(`is ${name} (${inMegabytes(status.size)}): the maximum is ${inMegabytes(maxBytes)}.`);
    return { name, file, bytes: status.size, changedAt: status.mtimeMs };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return report(
      code === 'ENOENT'
        ? `is ${name}, which does not exist in ${folder}.`
        : `is ${name}, which cannot be read (${code}).`,
    );
  }
}

function leaves(folder: string, file: string): boolean {
  const way = relative(folder, file);
  return way === '..' || way.startsWith(`..${sep}`) || isAbsolute(way);
}

function measure(bytes: Buffer) {
  try {
    return imageSize(bytes);
  } catch {
    return null;
  }
}

/** The first bytes of a file, which identify its type. */
function headOf(file: string): Buffer {
  const head = Buffer.alloc(64);
  const open = openSync(file, 'r');
  try {
    return head.subarray(0, readSync(open, head));
  } finally {
    closeSync(open);
  }
}

function isMatroska(head: Buffer, kind: string): boolean {
  return head.toString('hex', 0, 4) === '1a45dfa3' && head.includes(kind);
}

function inMegabytes(bytes: number): string {
  return `${(Math.ceil(bytes / (MEGABYTE / 10)) / 10).toString()} MB`;
}

function listed(names: readonly string[]): string {
  return names.length > 1 ? `${names.slice(0, -1).join(', ')} or ${names.at(-1)}` : names.join('');
}

export function hashedPath(name: string, extension: string, content: Buffer, folder = '/assets'): string {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 8);
  return `${folder}/${name}-${hash}${extension}`;
}
