import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The same headers by name, as Fastify takes them, and as the flat list that writeHead is quickest with. */
interface PreparedHeaders {
  readonly byName: Readonly<Record<string, string>>;
  readonly flat: readonly string[];
}

/** A reply prepared in advance: its bytes and its headers. */
interface PreparedReply {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: PreparedHeaders;
  /** For the 304 to a client that has these bytes. */
  readonly notModifiedHeaders: PreparedHeaders;
}

/** What is served at one path, in every encoding a client may accept. */
export interface PreparedView {
  readonly replies: Readonly<Record<ContentEncoding, PreparedReply>>;
}

/** A view made of text: prepared again only when the text has changed. */
export interface PreparedText extends PreparedView {
  readonly text: string;
}

// Quality 5 comes close to the smallest size in a fraction of the time, and publishing must stay quick.
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Encodes the text, or reuses the previous bytes when it has not changed since the last publication. */
export function prepareText(contentType: string, text: string, previous?: PreparedText): PreparedText {
  if (previous?.text === text) return previous;
  return { text, ...encodings(contentType, brotliCompressSync(text, BROTLI), () => Buffer.from(text)) };
}

/** For texts of which many are kept: only the compressed bytes are. A page of a club is a tenth of its size then. */
export function prepareCompactText(contentType: string, text: string): PreparedView {
  const br = brotliCompressSync(text, BROTLI);
  return encodings(contentType, br, () => brotliDecompressSync(br));
}

/** Hardly any client accepts no brotli: other encodings are made on request, in less than a millisecond. */
function encodings(contentType: string, br: Buffer, identity: () => Buffer): PreparedView {
  // Hashing the compressed bytes is cheaper, and they differ whenever the texts do.
  const reply = replyMaker(br, contentType, 'public, no-cache');
  let gzip: PreparedReply | undefined;
  return {
    replies: {
      get identity() {
        return reply(identity(), 'identity');
      },
      get gzip() {
        gzip ??= reply(gzipSync(identity()), 'gzip');
        return gzip;
      },
      br: reply(br, 'br'),
    },
  };
}

/** A file, with its compressed variants if it has any. */
export function prepareFile(
  contentType: string,
  cacheControl: string,
  identity: Buffer,
  compressed: { readonly gzip: Buffer; readonly br: Buffer } | null,
): PreparedView {
  const reply = replyMaker(identity, contentType, cacheControl);
  const plain = reply(identity, 'identity');
  return {
    replies: {
      identity: plain,
      gzip: compressed ? reply(compressed.gzip, 'gzip') : plain,
      br: compressed ? reply(compressed.br, 'br') : plain,
    },
  };
}

/** Makes the replies of one path, one for each encoding of its content. */
function replyMaker(content: Buffer, contentType: string, cacheControl: string) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return (body: Buffer, encoding: ContentEncoding): PreparedReply => {
    // A strong ETag names exact bytes, so each encoding has its own.
    const etag = `"${hash}-${encoding}"`;
    const caching = { 'cache-control': cacheControl, vary: 'accept-encoding', etag };
    const headers = {
      'content-type': contentType,
      'content-length': String(body.length),
      ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
      ...caching,
    };
    return { body, etag, headers: inBothForms(headers), notModifiedHeaders: inBothForms(caching) };
  };
}

function inBothForms(byName: Readonly<Record<string, string>>): PreparedHeaders {
  return { byName, flat: Object.entries(byName).flat() };
}

const CACHED_CHOICES_MAX = 200;
const cachedChoices = new Map<string, ContentEncoding>();

/** The best encoding that an Accept-Encoding header allows. Cached: browsers send the same few headers over and over. */
export function chooseEncoding(header: string | undefined): ContentEncoding {
  if (!header) return 'identity';
  const cached = cachedChoices.get(header);
  if (cached) return cached;
  const choice = readAcceptEncoding(header);
  if (cachedChoices.size < CACHED_CHOICES_MAX) cachedChoices.set(header, choice);
  return choice;
}

function readAcceptEncoding(header: string): ContentEncoding {
  const accepted = new Set<string>();
  for (const part of header.toLowerCase().split(',')) {
    const [name = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const isRefused = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!isRefused) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Whether an If-None-Match header names the current bytes. Proxies may weaken a tag; it still matches. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}
