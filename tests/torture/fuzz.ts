import { readFileSync } from 'node:fs';
import { connect } from 'node:net';
import { Compile } from 'typebox/schema';
import type { Bench } from './bench.ts';
import { type FuzzRequest, generateRequest, type JsonSchema, type Operation } from './fuzz-requests.ts';
import { residentMegabytes } from './process-size.ts';
import { startLeague } from './start-league.ts';
import type { Trial } from './table.ts';

const WORKERS = 16;
const HANG_MS = 1_000;
/** Password hashing is deliberately slow; a backup writes and reads a whole file. */
const SLOW_PATHS = ['/api/admin/login', '/api/admin/backup'];
const SLOW_MS = 5_000;
const GROWTH_ALLOWED_MB = 96;
/** Possible replies to any request, before the server has determined the operation. */
const GENERAL_STATUSES = [304, 308, 400, 404, 405, 408, 413, 414, 415, 417, 431];

/** Requests generated from the OpenAPI document and mutated: every reply is valid and immediate. */
export async function fuzz(bench: Bench): Promise<void> {
  const trial = bench.trial('requests from docs/openapi.json');
  const total = bench.times(2_000, 100_000);
  const { server, client } = await startLeague(bench, {
    DATA_DIR: await bench.folder(),
  });
  const operations = readOperations();
  const checkReply = replyChecker(trial, operations);
  const statuses = new Map<string, number>();
  const port = Number(new URL(server.url).port);

  const slow: FuzzRequest[] = [];
  let sent = 0;
  let sizeAfterWarmUp = 0;
  const worker = async () => {
    while (sent < total) {
      sent += 1;
      if (sent === Math.floor(total / 5)) sizeAfterWarmUp = residentMegabytes(server.pid);
      const request = generateRequest(bench.random, operations, String(client.token));
      const exchange = await exchangeBytes(port, request);
      if (exchange.ms > allowedMs(request)) slow.push(request);
      const status = checkReply(request, exchange.bytes);
      const kind = status === null ? 'no reply' : `${Math.floor(status / 100)}xx`;
      statuses.set(kind, (statuses.get(kind) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: WORKERS }, worker));
  for (const request of slow) {
    const ms = await fastestOf(3, port, request);
    trial.check(ms <= allowedMs(request), `No end after ${Math.round(ms)} ms: ${shown(request)}`);
  }

  const size = residentMegabytes(server.pid);
  trial.check(
    size - sizeAfterWarmUp < GROWTH_ALLOWED_MB,
    `The server grew from ${sizeAfterWarmUp} to ${size} MB in ${total} requests`,
  );
  const health = await client.get('/healthz');
  trial.check(health.status === 200, `/healthz answers ${health.status} afterwards`);
  client.close();
  const code = await server.stop();
  trial.check(code === 0, `The server ended with ${code}`);
  const kinds = [...statuses].sort().map(([kind, count]) => `${count} x ${kind}`);
  trial.tried = `${total} requests (${kinds.join(', ')}); ${slow.length} were slow under load and repeated without it; memory ${sizeAfterWarmUp} to ${size} MB`;
}

/** With all references resolved. */
function withoutReferences(document: OpenApiDocument): OpenApiDocument {
  const resolve = (value: unknown): unknown => {
    if (Array.isArray(value)) return value.map(resolve);
    if (typeof value !== 'object' || value === null) return value;
    const { $ref: reference } = value as { $ref?: unknown };
    if (typeof reference === 'string') return resolve(at(document, reference));
    return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, resolve(field)]));
  };
  return resolve(document) as OpenApiDocument;
}

/** The target of a reference such as '#/components/schemas/Result'. */
function at(document: unknown, reference: string): unknown {
  const names = reference.split('/').slice(1);
  return names.reduce<unknown>((part, name) => (part as Record<string, unknown>)[name], document);
}

interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Record<string, OpenApiOperation>>>;
}

function readOperations(): Operation[] {
  const document = withoutReferences(JSON.parse(readFileSync('docs/openapi.json', 'utf8')));
  return Object.entries<Record<string, OpenApiOperation>>(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, responses }]) => ({
      method: method.toUpperCase(),
      path,
      body: requestBody?.content['application/json']?.schema ?? null,
      replies: new Map(
        Object.entries(responses).map(([status, { content }]) => {
          const schema = Object.values(content ?? {})[0]?.schema ?? null;
          return [Number(status), schema?.type === 'string' ? null : schema];
        }),
      ),
    })),
  );
}

type Content = Record<string, { schema: JsonSchema }>;
interface OpenApiOperation {
  readonly requestBody?: { readonly content: Content };
  readonly responses: Record<string, { readonly content?: Content }>;
}

/** Reports a reply that violates the API document, and returns its status; null if there was none. */
function replyChecker(trial: Trial, operations: readonly Operation[]) {
  const documentedOperations = operations.map(({ method, path, replies }) => ({
    method,
    // A parameter is anything between two slashes.
    pattern: new RegExp(`^${path.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/]+')}$`),
    validators: new Map(
      [...replies].map(([status, schema]) => {
        const validator = schema && Compile(schema as object);
        return [status, validator && ((value: unknown) => validator.Check(value))];
      }),
    ),
  }));
  const validatorOf = (method: string, path: string, status: number) =>
    documentedOperations
      .find((operation) => operation.method === method && operation.pattern.test(path))
      ?.validators.get(status);
  const errorSchema = operations.find(({ path }) => path === '/api/ucl/approve-result')?.replies.get(404);
  const isError = Compile(errorSchema as object);

  return (request: FuzzRequest, bytes: Buffer): number | null => {
    const reply = parseReply(bytes, request.method);
    if (!reply) {
      trial.check(!request.isComplete, `No reply: ${shown(request)}`);
      return null;
    }
    const { status, body, isJson } = reply;
    const broken = (why: string) =>
      trial.found(`${why}: ${status} ${body.slice(0, 300)} to ${shown(request)}`);
    if (status >= 500) broken('A server error');
    if (status >= 400 && /\n\s+at .+:\d+:\d+|node_modules|SQLITE_|sqlite3?_/.test(body))
      broken('The reply reveals internals');
    if (request.method === 'HEAD' || !isJson) return status;
    let value: unknown;
    try {
      value = JSON.parse(body);
    } catch {
      broken('The reply is not JSON');
      return status;
    }
    const path = pathOf(request);
    const documented = validatorOf(request.method, path, status);
    const isGood =
      documented === null ||
      documented?.(value) ||
      (status < 400 && documented === undefined) ||
      (GENERAL_STATUSES.includes(status) && isError.Check(value)) ||
      // Almost valid HTTP may address another operation than it was generated from.
      !request.isComplete;
    if (!isGood) broken('The reply does not match its schema');
    return status;
  };
}

/** As the server reads it: without the host of an absolute URL, the query and the fragment. */
function pathOf({ target }: FuzzRequest): string {
  return target.replace(/^http:\/\/[^/]*/, '').split(/[?#]/)[0] ?? '';
}

function parseReply(bytes: Buffer, method: string): { status: number; body: string; isJson: boolean } | null {
  // An interim reply may come first.
  const text = bytes.toString().replace(/^(HTTP\/1\.1 1\d\d [^\r]*\r\n(?:[^\r]+\r\n)*\r\n)+/, '');
  const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(text)?.[1]);
  if (!status) return null;
  const headEnd = text.indexOf('\r\n\r\n');
  const head = text.slice(0, headEnd).toLowerCase();
  const isJson = head.includes('content-type: application/json') && !head.includes('content-encoding:');
  const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
  const body = Buffer.from(text.slice(headEnd + 4))
    .subarray(0, length)
    .toString();
  return { status, body, isJson: isJson && length > 0 && status !== 304 && method !== 'HEAD' };
}

function allowedMs(request: FuzzRequest): number {
  return SLOW_PATHS.includes(pathOf(request)) ? SLOW_MS : HANG_MS;
}

/** On a busy machine anything can be slow; a request that hangs is slow each time, even without other load. */
async function fastestOf(tries: number, port: number, request: FuzzRequest): Promise<number> {
  let fastest = Number.POSITIVE_INFINITY;
  for (let count = 0; count < tries && fastest > allowedMs(request); count += 1)
    fastest = Math.min(fastest, (await exchangeBytes(port, request)).ms);
  return fastest;
}

/** Sends bytes over a separate connection and reads until it ends; an event stream is closed after its first event. */
function exchangeBytes(port: number, request: FuzzRequest): Promise<{ bytes: Buffer; ms: number }> {
  return new Promise((resolve) => {
    const startedAt = performance.now();
    const chunks: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1', allowHalfOpen: true });
    const finish = () => {
      clearTimeout(timeout);
      socket.destroy();
      resolve({ bytes: Buffer.concat(chunks), ms: performance.now() - startedAt });
    };
    const timeout = setTimeout(finish, 2 * SLOW_MS);
    socket.on('connect', () => {
      socket.write(request.bytes);
      if (!request.isComplete) socket.end();
    });
    socket.on('data', (chunk: Buffer) => {
      chunks.push(chunk);
      // The API document also mentions such an event.
      const isStream = chunks[0]?.includes('content-type: text/event-stream');
      if (isStream && chunk.includes('event: revision')) finish();
    });
    socket.on('end', finish);
    socket.on('error', finish);
    socket.on('close', finish);
  });
}

/** Enough to repeat it. */
function shown({ bytes }: FuzzRequest): string {
  return bytes.length <= 1_500
    ? JSON.stringify(bytes.toString('latin1'))
    : `${JSON.stringify(bytes.subarray(0, 700).toString('latin1'))} ... (${bytes.length} bytes)`;
}
