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
const PICTURE_MOST_BYTES = MEGABYTE;
/** Decoded: 64 MB. No page and no icon has a use for more. */
export const MOST_PIXELS = 16_000_000;
const VIDEO_MOST_BYTES = 100 * MEGABYTE;

const PICTURE_TYPES = {
  svg: { name: 'SVG', contentType: 'image/svg+xml' },
  png: { name: 'PNG', contentType: 'image/png' },
  jpg: { name: 'JPEG', contentType: 'image/jpeg' },
  webp: { name: 'WebP', contentType: 'image/webp' },
} as const;
type PictureType = keyof typeof PICTURE_TYPES;

/** A picture that a brand names: small enough to be kept in memory. */
export interface BrandPicture {
  readonly type: PictureType;
  readonly contentType: string;
  readonly width: number;
  readonly height: number;
  readonly bytes: Buffer;
  /** As `site.json` names it. */
  readonly name: string;
  /** Where it is served: its content is in the name. */
  readonly path: string;
}

/** A video that a brand names: it stays on the disk. */
export interface BrandVideo {
  readonly contentType: string;
  readonly file: string;
  readonly path: string;
}

export interface PictureRule {
  readonly types: readonly PictureType[];
  readonly fits: (picture: Pick<BrandPicture, 'type' | 'width' | 'height'>) => boolean;
  /** What does fit, after "it must be". */
  readonly must: string;
}

/** The picture that a field names; null where it names none, or one that is refused. */
export function pictureOf(
  fields: Fields,
  name: string,
  folder: string,
  { types, fits, must }: PictureRule,
): BrandPicture | null {
  const found = findFile(fields, name, folder, PICTURE_MOST_BYTES);
  if (!found) return null;
  const bytes = readFileSync(found.file);
  const measured = measure(bytes);
  const type = types.find((known) => known === measured?.type);
  if (!measured || !type) {
    const names = types.map((known) => PICTURE_TYPES[known].name);
    fields.refuse(name, `names ${found.name}, whose content is not ${listed(names)}.`);
    return null;
  }
  const { width, height } = measured;
  if (!fits({ type, width, height })) {
    fields.refuse(name, `names ${found.name}, which is ${width} x ${height}: it must be ${must}.`);
    return null;
  }
  if (type !== 'svg' && width * height > MOST_PIXELS) {
    const most = `${MOST_PIXELS / 1_000_000} million pixels are the most`;
    fields.refuse(name, `names ${found.name}, which is ${width} x ${height}: ${most}.`);
    return null;
  }
  const { contentType } = PICTURE_TYPES[type];
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

/** The video that a field named for its type names. */
export function videoOf(fields: Fields, type: keyof typeof VIDEO_TYPES, folder: string): BrandVideo | null {
  const found = findFile(fields, type, folder, VIDEO_MOST_BYTES);
  if (!found) return null;
  const { name, contentType, isIn } = VIDEO_TYPES[type];
  if (!isIn(headOf(found.file))) {
    fields.refuse(type, `names ${found.name}, whose content is not ${name}.`);
    return null;
  }
  // Not of its content: to read 100 MB would hold up the start.
  const version = Buffer.from(`${found.file} ${found.bytes} ${found.changedAt}`);
  return { contentType, file: found.file, path: hashedPath('brand', `.${type}`, version, '/media') };
}

/** Of what has been named: a file inside the folder that is not too large. */
function findFile(fields: Fields, field: string, folder: string, mostBytes: number) {
  const name = fields.text(field, { most: 200 });
  if (name === null) return null;
  const refuse = (sentence: string) => {
    fields.refuse(field, sentence);
    return null;
  };
  if (isAbsolute(name) || leaves(folder, join(folder, name)))
    return refuse(`must name a file inside ${folder}, not ${name}.`);
  try {
    const file = realpathSync(join(folder, name));
    if (leaves(realpathSync(folder), file))
      return refuse(`must name a file inside ${folder}, and ${name} leads out of it.`);
    accessSync(file, constants.R_OK);
    const status = statSync(file);
    if (!status.isFile()) return refuse(`names ${name}, which is not a file.`);
    if (status.size > mostBytes)
      return refuse(
        `names ${name}, which has ${inMegabytes(status.size)}: ${inMegabytes(mostBytes)} is the most.`,
      );
    return { name, file, bytes: status.size, changedAt: status.mtimeMs };
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : String(error);
    return refuse(
      code === 'ENOENT'
        ? `names ${name}, which is not in ${folder}.`
        : `names ${name}, which cannot be read (${code}).`,
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

/** The start of a file, where it says what it is. */
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
