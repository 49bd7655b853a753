import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { App } from './app.ts';
import { chooseEncoding, matchesTag, type PreparedReply, type PreparedView } from './publish/prepared-view.ts';

/** What can be sent at once for a path and the query behind it; nothing when Fastify has to answer. */
export type PreparedAt = (path: string, query: string) => PreparedView | undefined;

/** Header names and values in turn; the second one is the id of the request. */
type HeaderBlock = [name: 'x-request-id', id: string, ...string[]];

interface HeaderBlocks {
  readonly full: HeaderBlock;
  readonly notModified: HeaderBlock;
}

/**
 * Prepared bytes are sent before Fastify sees the request: its hooks, logger and reply cost three times as much as
 * sending does. The reply is the same, header for header, since the ones that all replies share are learnt from the
 * app itself. Whatever is not a plain read of something prepared goes to Fastify. It leaves no line in the log, so it
 * is not for a server that logs every read.
 */
export async function openShortWay(app: App, sources: readonly PreparedAt[]): Promise<void> {
  const blocksOf = createHeaderBlocks(await sharedHeaders(app, sources));

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    // A server that is closing listens no more; Fastify then asks the client to go.
    if (request.method !== 'GET' || !app.server.listening) return false;
    const view = viewAt(sources, request.url ?? '');
    if (!view) return false;
    const reply = view.replies[chooseEncoding(request.headers['accept-encoding'])];
    const { full, notModified } = blocksOf(reply);
    if (matchesTag(request.headers['if-none-match'], reply.etag)) {
      notModified[1] = randomUUID();
      response.writeHead(304, notModified).end();
    } else {
      full[1] = randomUUID();
      response.writeHead(200, full).end(reply.body);
    }
    return true;
  };

  const throughFastify = app.server.listeners('request') as ((...args: unknown[]) => void)[];
  app.server.removeAllListeners('request');
  app.server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const listener of throughFastify) listener.call(app.server, request, response);
  });
}

function viewAt(sources: readonly PreparedAt[], url: string): PreparedView | undefined {
  const mark = url.indexOf('?');
  const path = mark === -1 ? url : url.slice(0, mark);
  const query = mark === -1 ? '' : url.slice(mark + 1);
  for (const preparedAt of sources) {
    const view = preparedAt(path, query);
    if (view) return view;
  }
  return undefined;
}

/** What the app adds to a prepared reply: the security headers. */
async function sharedHeaders(app: App, sources: readonly PreparedAt[]): Promise<string[]> {
  const own = new Set(Object.keys(viewAt(sources, '/')?.replies.identity.headers ?? {}));
  const { headers } = await app.inject('/');
  return Object.entries(headers)
    .filter(([name]) => !own.has(name) && !['x-request-id', 'date', 'connection'].includes(name))
    .flatMap(([name, value]) => [name, String(value)]);
}

/** The headers of each reply, laid out once as Node sends them. */
function createHeaderBlocks(shared: readonly string[]): (reply: PreparedReply) => HeaderBlocks {
  const blocks = new WeakMap<PreparedReply, HeaderBlocks>();
  const block = (headers: PreparedReply['headers']): HeaderBlock => [
    'x-request-id',
    '',
    ...shared,
    ...Object.entries(headers).flat(),
  ];
  return (reply) => {
    const known = blocks.get(reply);
    if (known) return known;
    const made = { full: block(reply.headers), notModified: block(reply.notModifiedHeaders) };
    blocks.set(reply, made);
    return made;
  };
}
