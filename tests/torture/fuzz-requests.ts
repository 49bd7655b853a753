import { gzipSync } from 'node:zlib';
import { FIXTURES, submissionOf } from './load.ts';
import type { SeededRandom } from './seeded-random.ts';

/** A part of a JSON Schema, as far as the OpenAPI document uses it. */
export interface JsonSchema {
  readonly type?: string;
  readonly enum?: readonly unknown[];
  readonly anyOf?: readonly JsonSchema[];
  readonly properties?: Readonly<Record<string, JsonSchema>>;
  readonly items?: JsonSchema;
}

/** An operation of the OpenAPI document. */
export interface Operation {
  readonly method: string;
  readonly path: string;
  readonly body: JsonSchema | null;
  /** By status; null where the reply is a file or a stream. */
  readonly replies: ReadonlyMap<number, JsonSchema | null>;
}

export interface FuzzRequest {
  readonly bytes: Buffer;
  readonly method: string;
  readonly target: string;
  /** Whether the server can tell where it ends; then it owes a reply at once. */
  readonly isComplete: boolean;
}

interface Draft {
  method: string;
  target: string;
  headers: [string, string | Buffer][];
  body: Buffer | null;
}

const STRANGE_TEXTS = [
  '',
  ' ',
  '\u0000',
  '\ud800',
  '😀'.repeat(60),
  '\u202egnp.exe',
  'e\u0301\u0327',
  '\ufeffTeam 1',
  "'; drop table results; --",
  '</script><script>alert(1)</script>',
  '=HYPERLINK("http://x")',
  '../../etc/passwd',
  '%s%n{{7*7}}',
  'line\r\nSet-Cookie: a=b',
  '__proto__',
  'x'.repeat(201),
  'x'.repeat(5_000),
] as const;

const STRANGE_VALUES: readonly unknown[] = [
  ...STRANGE_TEXTS,
  null,
  true,
  false,
  0,
  -0,
  -1,
  1.5,
  6500,
  2_147_483_648,
  2 ** 53,
  1e308,
  [],
  {},
  [[]],
  { a: 1 },
];

/** A request as the document allows it, then spoilt in some way, or left alone. */
export function generateRequest(
  random: SeededRandom,
  operations: readonly Operation[],
  token: string,
): FuzzRequest {
  const operation = random.pick(operations);
  const draft: Draft = {
    method: operation.method,
    target: operation.path,
    headers: [['host', 'localhost']],
    body: null,
  };
  // Logging out would end the session that all others use; logging in hashes, slowly as it must.
  const mayBeSignedIn = operation.path !== '/api/admin/logout';
  if (mayBeSignedIn && random.chance(0.7)) draft.headers.push(['authorization', `Bearer ${token}`]);
  if (operation.body) {
    draft.headers.push(['content-type', 'application/json']);
    draft.body = bodyFor(operation, operation.body, random);
  }
  if (operation.path === '/api/ucl/submit-result' && random.chance(0.5))
    draft.headers.push([
      'idempotency-key',
      random.chance(0.5) ? `key-${random.integer(0, 50)}` : random.pick(STRANGE_TEXTS),
    ]);

  const mutations = random.chance(0.15) ? 0 : random.integer(1, 3);
  for (let count = 0; count < mutations; count += 1) random.pick(MUTATIONS)(draft, random);
  if (random.chance(0.1)) return malformed(draft, random);
  return { bytes: written(draft), method: draft.method, target: draft.target, isComplete: true };
}

function bodyFor(operation: Operation, schema: JsonSchema, random: SeededRandom): Buffer {
  if (operation.path === '/api/admin/login')
    return Buffer.from(JSON.stringify({ password: random.pick(STRANGE_VALUES) }));
  const value =
    operation.path === '/api/ucl/submit-result' && random.chance(0.7)
      ? submissionOf(random.pick(FIXTURES).id, random.integer(0, 12), random.integer(0, 12))
      : generateValue(schema, random);
  return Buffer.from(JSON.stringify(value) ?? 'null');
}

function generateValue(schema: JsonSchema, random: SeededRandom): unknown {
  if (schema.enum) return random.pick(schema.enum);
  if (schema.anyOf) return generateValue(random.pick(schema.anyOf), random);
  switch (schema.type) {
    case 'object':
      return Object.fromEntries(
        Object.entries(schema.properties ?? {}).map(([name, property]) => [
          name,
          generateValue(property, random),
        ]),
      );
    case 'array':
      return Array.from({ length: random.integer(0, 4) }, () => generateValue(schema.items ?? {}, random));
    case 'integer':
      return random.pick([random.integer(0, 70), random.integer(6_400, 8_100), -1, 2_147_483_647]);
    case 'number':
      return random.integer(0, 12);
    case 'boolean':
      return random.chance(0.5);
    case 'null':
      return null;
    default:
      return random.chance(0.3) ? random.pick(STRANGE_TEXTS) : `Team ${random.integer(1, 64)}`;
  }
}

type Mutation = (draft: Draft, random: SeededRandom) => void;

const MUTATIONS: readonly Mutation[] = [
  // Types and sizes of one field, or a field more.
  (draft, random) => changeJson(draft, (value) => replaceOne(value, random)),
  (draft, random) => changeJson(draft, (value) => replaceOne(value, random)),
  (draft, random) => changeJson(draft, () => random.pick(STRANGE_VALUES)),
  (draft, random) =>
    changeJson(draft, (value) => ({
      ...(value as object),
      [random.pick(STRANGE_TEXTS)]: random.pick(STRANGE_VALUES),
    })),
  (draft, random) =>
    changeText(draft, (text) => {
      const key = random.pick(['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty']);
      return text.replace(
        '{',
        `{"${key}":${random.pick(['{}', '{"prototype":{"isAdmin":true}}', '1', 'null'])},`,
      );
    }),
  (draft) => changeText(draft, (text) => text.replace(/"(\w+)":([^,}]*)/, '"$1":$2,"$1":0')),
  (draft, random) => changeText(draft, (text) => text.slice(0, random.integer(0, text.length))),
  (draft, random) => changeText(draft, () => '['.repeat(random.pick([10, 8_000])) + ']'.repeat(10)),
  (draft, random) => changeText(draft, () => `{"a":${'{"a":'.repeat(random.pick([100, 3_000]))}1`),
  (draft, random) => changeText(draft, (text) => text + ' '.repeat(random.pick([10, 16_384, 70_000]))),
  (draft, random) =>
    changeText(draft, (text) =>
      text.replace(/\d+/, random.pick(['1e999', '-0', '00', 'NaN', '0x10', '1E400'])),
    ),
  // Encodings.
  (draft) => changeBytes(draft, (bytes) => Buffer.from(bytes.toString(), 'utf16le')),
  (draft) => changeBytes(draft, (bytes) => Buffer.concat([Buffer.from([0xef, 0xbb, 0xbf]), bytes])),
  (draft, random) =>
    changeBytes(draft, (bytes) => {
      const spoilt = Buffer.from(bytes);
      if (spoilt.length > 0) spoilt[random.integer(0, spoilt.length - 1)] = random.integer(0, 255);
      return spoilt;
    }),
  (draft) => {
    changeBytes(draft, (bytes) => gzipSync(bytes));
    draft.headers.push(['content-encoding', 'gzip']);
  },
  (draft, random) => {
    const types = [
      'text/plain',
      'application/json; charset=latin1',
      'application/json;;=',
      'multipart/form-data',
      '',
      'application/x-www-form-urlencoded',
      'APPLICATION/JSON',
      'application/json, text/html',
    ];
    setHeader(draft, 'content-type', random.pick(types));
  },
  (draft) => {
    draft.headers = draft.headers.filter(([name]) => name !== 'content-type');
  },
  // Headers: odd, long, twice.
  (draft, random) => {
    const names = [
      'authorization',
      'cookie',
      'if-none-match',
      'accept-encoding',
      'x-forwarded-for',
      'x-forwarded-proto',
      'range',
      'accept',
      'user-agent',
      'origin',
      'idempotency-key',
      'host',
      'if-modified-since',
      'x-http-method-override',
      'te',
      'forwarded',
    ];
    draft.headers.push([random.pick(names), oddHeaderValue(random)]);
  },
  (draft, random) => {
    const again = random.pick(draft.headers);
    draft.headers.push([again[0], random.chance(0.5) ? again[1] : oddHeaderValue(random)]);
  },
  (draft, random) =>
    draft.headers.push([
      'authorization',
      random.pick(['Bearer', `Bearer ${'A'.repeat(43)}`, 'Basic YTpi', `bearer  ${'x'.repeat(43)}`]),
    ]),
  (draft, random) =>
    draft.headers.push([
      'if-none-match',
      Array(random.integer(1, 400)).fill('W/"abc", "def"').join(', ').slice(0, 8_000),
    ]),
  (draft, random) =>
    draft.headers.push([
      'accept-encoding',
      random.pick([
        'br;q=0, gzip;q=0, identity;q=0',
        '*;q=0',
        'br;q=nonsense',
        'gzip;q=1.000000001,'.repeat(100),
      ]),
    ]),
  (draft, random) => draft.headers.push(['upgrade', random.pick(['websocket', 'h2c', 'TLS/1.0'])]),
  // Methods and paths.
  (draft, random) => {
    draft.method = random.pick([
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'DELETE',
      'PATCH',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
      'SEARCH',
      'QUERY',
    ]);
  },
  (draft, random) => {
    draft.target = oddTarget(draft.target, random);
  },
  (draft, random) => {
    draft.target = oddTarget(draft.target, random);
  },
];

function oddHeaderValue(random: SeededRandom): string | Buffer {
  return random.pick([
    '',
    'x'.repeat(4_000),
    Buffer.from([0xff, 0xfe, 0x80, 0x41]),
    Buffer.from('Größe 😀'),
    '127.0.0.1, ::1, evil',
    'bytes=0-0,1-1,5-,-9999999999999',
    '"',
    'a=b; a=c; __proto__=d; =; ;;',
    '*',
    '%00%ff',
    "'; drop table sessions; --",
    'http://evil.example:99999',
  ]);
}

function oddTarget(target: string, random: SeededRandom): string {
  return random.pick([
    `${target}/`,
    `/${target}`,
    `${target}//`,
    `${target}?${'a=b&'.repeat(random.integer(1, 500))}`,
    `${target}?__proto__[x]=1&constructor=2`,
    `${target}%00`,
    `${target}%zz`,
    `${target}%ff%fe`,
    `${target};jsessionid=1`,
    `${target}#part`,
    target.toUpperCase(),
    target.replaceAll('/', '%2f'),
    target.replaceAll('/', '/./'),
    `/assets/..%2f..%2f..%2fpackage.json`,
    '/../../../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/..\\..\\package.json',
    `http://evil.example${target}`,
    '*',
    `/${'a/'.repeat(3_000)}`,
    `/${'%61'.repeat(2_000)}`,
    '/api/docs/static/../../../package.json',
    '/api/docs/json',
    '/favicon.ico',
    '/robots.txt',
    '/sitemap.xml',
    '/',
    '/no/such/page',
    '/constructor',
    '/api/__proto__',
  ]);
}

/** Bytes that are not quite HTTP, or that end too early. */
function malformed(draft: Draft, random: SeededRandom): FuzzRequest {
  const good = written(draft);
  const text = good.toString('latin1');
  const bytes = random.pick([
    () => good.subarray(0, random.integer(1, good.length)),
    () => Buffer.from(text.replaceAll('\r\n', '\n'), 'latin1'),
    () => Buffer.from(text.replace('\r\n', '\r\nno colon here\r\n'), 'latin1'),
    () => Buffer.from(text.replace('host:', 'host :'), 'latin1'),
    () =>
      Buffer.from(
        text.replace('HTTP/1.1', random.pick(['HTTP/1.0', 'HTTP/2.0', 'HTTP/9.9', 'HTTP', 'FTP/1.1', ''])),
        'latin1',
      ),
    () => Buffer.from(text.replace('\r\n', `\r\nx-large: ${'x'.repeat(20_000)}\r\n`), 'latin1'),
    () => Buffer.from(text.replace('\r\n', `\r\n${'x: y\r\n'.repeat(3_000)}`), 'latin1'),
    () => Buffer.from(text.replace('\r\n', '\r\ntransfer-encoding: chunked\r\n'), 'latin1'),
    () =>
      Buffer.from(
        `${text.split('\r\n\r\n')[0]}\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n`,
        'latin1',
      ),
    () =>
      Buffer.from(
        text.replace('\r\n', `\r\ncontent-length: ${random.pick(['-1', '5', '999', 'abc', '1e3', ''])}\r\n`),
        'latin1',
      ),
    () => Buffer.from(text.replace('\r\n', '\r\nexpect: 100-continue\r\n'), 'latin1'),
    () => Buffer.from(text.replace('\r\n', '\r\nexpect: something else\r\n'), 'latin1'),
    () => Buffer.from('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n'),
    () => Buffer.from(`CONNECT ${draft.target} HTTP/1.1\r\nhost: x\r\n\r\n`),
    () => Buffer.from(text.replace(/^\w+/, random.pick(['get', 'FOO', 'G\u0000T', ''])), 'latin1'),
    () => random.bytes(random.integer(1, 2_000)),
    () => Buffer.concat([good, good, good]),
    () => Buffer.from('\u0016\u0003\u0001\u0002\u0000\u0001', 'latin1'),
  ])();
  return { bytes, method: draft.method, target: draft.target, isComplete: false };
}

function written({ method, target, headers, body }: Draft): Buffer {
  const lines: Buffer[] = [Buffer.from(`${method} ${encodeURI(target).replaceAll('%25', '%')} HTTP/1.1\r\n`)];
  for (const [name, value] of headers)
    lines.push(Buffer.from(`${name}: `), headerBytes(value), Buffer.from('\r\n'));
  if (body) lines.push(Buffer.from(`content-length: ${body.length}\r\n`));
  lines.push(Buffer.from('connection: close\r\n\r\n'));
  return Buffer.concat(body ? [...lines, body] : lines);
}

/** A line break would make it another header, and a zero another protocol: those are for the malformed ones. */
function headerBytes(value: string | Buffer): Buffer {
  return Buffer.from(Buffer.from(value).filter((byte) => byte >= 0x20 && byte !== 0x7f));
}

function setHeader(draft: Draft, name: string, value: string): void {
  draft.headers = [...draft.headers.filter(([other]) => other !== name), [name, value]];
}

function changeBytes(draft: Draft, change: (bytes: Buffer) => Buffer): void {
  draft.body = change(draft.body ?? Buffer.from('{}'));
}

function changeText(draft: Draft, change: (text: string) => string): void {
  changeBytes(draft, (bytes) => Buffer.from(change(bytes.toString())));
}

function changeJson(draft: Draft, change: (value: unknown) => unknown): void {
  changeText(draft, (text) => {
    try {
      return JSON.stringify(change(JSON.parse(text))) ?? 'null';
    } catch {
      return text;
    }
  });
}

function replaceOne(value: unknown, random: SeededRandom): unknown {
  if (typeof value !== 'object' || value === null) return random.pick(STRANGE_VALUES);
  const names = Object.keys(value);
  if (names.length === 0) return random.pick(STRANGE_VALUES);
  const name = random.pick(names);
  const old = (value as Record<string, unknown>)[name];
  const next =
    typeof old === 'object' && old !== null && random.chance(0.5)
      ? replaceOne(old, random)
      : random.pick(STRANGE_VALUES);
  return Array.isArray(value)
    ? value.map((item, index) => (String(index) === name ? next : item))
    : { ...value, [name]: next };
}
