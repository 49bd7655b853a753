import { gzipSync } from 'node:zlib';
import type { SeededRandom } from '#demo/seeded-random.ts';

/** A request that is being built. */
export interface Draft {
  method: string;
  target: string;
  headers: [string, string | Buffer][];
  body: Buffer | null;
}

export const STRANGE_TEXTS = [
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

export const STRANGE_VALUES: readonly unknown[] = [
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

type Mutation = (draft: Draft, random: SeededRandom) => void;

/** Ways to damage a request that is still HTTP. */
export const MUTATIONS: readonly Mutation[] = [
  // Types and sizes of one field, or an additional field.
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
      const corrupted = Buffer.from(bytes);
      if (corrupted.length > 0) corrupted[random.integer(0, corrupted.length - 1)] = random.integer(0, 255);
      return corrupted;
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
  // Headers: odd, long, duplicate.
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
