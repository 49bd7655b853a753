import { createHash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

export type ContentEncoding = 'br' | 'gzip' | 'identity';

/** A reply made in advance: its bytes and its headers. */
export interface PreparedReply {
  readonly body: Buffer;
  readonly etag: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of the 304 to a client that has these bytes. */
  readonly notModifiedHeaders: Readonly<Record<string, string>>;
}

/** What is served at one address, in every encoding a client may ask for. */
export interface PreparedView {
  readonly replies: Readonly<Record<ContentEncoding, PreparedReply>>;
}

/** One that is made of text, and made anew when the text changes. */
export interface PreparedText extends PreparedView {
  readonly text: string;
}

// Quality 5 comes close to the smallest size at a fraction of its time, and publishing must stay quick.
const BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } };

/** Encodes once; a text that has not changed since the last publication keeps its bytes. */
export function prepareText(contentType: string, text: string, previous?: PreparedText): PreparedText {
  if (previous?.text === text) return previous;
  const identity = Buffer.from(text);
  const br = brotliCompressSync(identity, BROTLI);
  // The hash of few bytes is as good as that of many: equal ones come of equal texts.
  const reply = replyMaker(br, contentType, 'public, no-cache');
  let gzip: PreparedReply | undefined;
  return {
    text,
    replies: {
      identity: reply(identity, 'identity'),
      // Hardly anybody takes gzip and not brotli, so it is made when the first one asks.
      get gzip() {
        gzip ??= reply(gzipSync(identity), 'gzip');
        return gzip;
      },
      br: reply(br, 'br'),
    },
  };
}

/** The bytes of a file, with the compressed ones where there are such. */
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

/** Makes the replies of one address, one for each encoding of its content. */
function replyMaker(content: Buffer, contentType: string, cacheControl: string) {
  const hash = createHash('sha256').update(content).digest('base64url').slice(0, 22);
  return (body: Buffer, encoding: ContentEncoding): PreparedReply => {
    // A strong ETag names exact bytes, so each encoding has its own.
    const etag = `"${hash}-${encoding}"`;
    const notModifiedHeaders = { 'cache-control': cacheControl, vary: 'accept-encoding', etag };
    return {
      body,
      etag,
      headers: {
        'content-type': contentType,
        'content-length': String(body.length),
        ...(encoding === 'identity' ? {} : { 'content-encoding': encoding }),
        ...notModifiedHeaders,
      },
      notModifiedHeaders,
    };
  };
}

const KNOWN_CHOICES_MAX = 200;
const knownChoices = new Map<string, ContentEncoding>();

/** The best encoding that an Accept-Encoding header allows. Browsers send few different ones, over and over. */
export function chooseEncoding(header: string | undefined): ContentEncoding {
  if (!header) return 'identity';
  const known = knownChoices.get(header);
  if (known) return known;
  const choice = readAcceptEncoding(header);
  if (knownChoices.size < KNOWN_CHOICES_MAX) knownChoices.set(header, choice);
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
