import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, constants, gzipSync } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** The same headers by name, for Fastify, and as a flat list, which is fastest for writeHead. */
interface PreparedHeaders {
  readonly byName: Readonly<Record<string, string>>;
  readonly flat: readonly string[];
}

/** A precomputed response: its bytes and headers. */
interface PreparedReply {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: PreparedHeaders;
  /** For the 304 to a client that has these bytes. */
  readonly notModifiedHeaders: PreparedHeaders;
}

/** The responses of one path, in every encoding that a client may accept. */
export interface PreparedView {
  readonly replies: Readonly<Record<ContentEncoding, PreparedReply>>;
}

/** A text response, recomputed only when the text has changed. */
export interface PreparedText extends PreparedView {
  readonly text: string;
}

// Quality 5 is close to the smallest size in a fraction of the time, and publishing must stay fast.
export const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Encodes the text, or reuses the previous bytes if it has not changed since the last publication. */
export function prepareText(contentType: string, text: string, previous?: PreparedText): PreparedText {
  if (previous?.text === text) return previous;
  return { text, ...encodings(contentType, brotliCompressSync(text, BROTLI), () => Buffer.from(text)) };
}

/** For large numbers of texts: only the compressed bytes are kept, a tenth of a club page. */
export function prepareCompactText(contentType: string, text: string): PreparedView {
  const br = brotliCompressSync(text, BROTLI);
  return encodings(contentType, br, () => brotliDecompressSync(br));
}

/** Almost every client accepts brotli: other encodings are computed on demand, in less than a millisecond. */
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

/** A file, with its compressed variants if there are any. */
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

/** Creates the responses of one path, one per encoding. */
function replyMaker(content: Buffer, contentType: string, cacheControl: string) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return (body: Buffer, encoding: ContentEncoding): PreparedReply => {
    // A strong ETag identifies exact bytes, so each encoding has its own.
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

/** The best encoding that an Accept-Encoding header allows. Cached: browsers keep sending the same few headers. */
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
    const isUnacceptable = parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
    if (!isUnacceptable) accepted.add(name);
  }
  if (accepted.has('br')) return 'br';
  return accepted.has('gzip') ? 'gzip' : 'identity';
}

/** Whether an If-None-Match header contains the current ETag. Proxies may weaken it; it still matches. */
export function matchesTag(header: string | undefined, etag: string): boolean {
  if (!header) return false;
  if (header === etag) return true;
  return header.split(',').some((part) => {
    const tag = part.trim();
    return tag === '*' || tag === etag || tag === `W/${etag}`;
  });
}

/** Sends a precomputed response, or 304 to a client that has it. */
export function sendPrepared(request: FastifyRequest, reply: FastifyReply, view: PreparedView): FastifyReply {
  const prepared = view.replies[chooseEncoding(request.headers['accept-encoding'])];
  if (matchesTag(request.headers['if-none-match'], prepared.etag))
    return reply.code(304).headers(prepared.notModifiedHeaders.byName).send();
  return reply.headers(prepared.headers.byName).send(prepared.body);
}
