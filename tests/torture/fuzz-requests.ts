import type { SeededRandom } from '#demo/seeded-random.ts';
import { type Draft, MUTATIONS, STRANGE_TEXTS, STRANGE_VALUES } from './fuzz-mutations.ts';
import { FIXTURES, submissionOf } from './load.ts';

/** The part of JSON Schema that the OpenAPI document uses. */
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
  /** By status; null if the reply is a file or a stream. */
  readonly replies: ReadonlyMap<number, JsonSchema | null>;
}

export interface FuzzRequest {
  readonly bytes: Buffer;
  readonly method: string;
  readonly target: string;
  /** Whether the server can recognise its end; then it must reply at once. */
  readonly isComplete: boolean;
}

/** A valid request according to the document, then damaged in some way, or left alone. */
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
  // Logging out would end the session that all others use; logging in is deliberately slow.
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

/** Almost valid HTTP, or HTTP that ends too early. */
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

/** A line break would make it another header, and a zero another protocol: those belong to the malformed ones. */
function headerBytes(value: string | Buffer): Buffer {
  return Buffer.from(Buffer.from(value).filter((byte) => byte >= 0x20 && byte !== 0x7f));
}
