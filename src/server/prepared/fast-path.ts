import { type IncomingMessage, type ServerResponse, STATUS_CODES } from 'node:http';
import type { App } from '../http/fastify-app.ts';
import { limitUntaken } from '../http/idle-timeout.ts';
import { chooseEncoding, matchesTag, type PreparedReply, type PreparedView } from './prepared-view.ts';

/** By path: what can be sent at once under a query (empty without one); nothing when Fastify has to answer. */
export type PreparedByPath = ReadonlyMap<string, (query: string) => PreparedView | undefined>;

/**
 * Prepared bytes are sent before Fastify sees the request: its hooks, logger and reply cost three times as much as
 * sending does. The reply is the same, header for header. Whatever is not a plain read of something prepared, on a
 * connection that stays open, goes to Fastify. A read on the short way leaves no line in the log, so it is not for a
 * server that logs every read.
 */
export function installFastPath(
  app: App,
  sharedHeaders: Readonly<Record<string, string>>,
  prepared: PreparedByPath,
  nextRequestId: () => string,
  onAnswered: (isNotModified: boolean) => void,
): void {
  const { server } = app;
  const headsOf = createHeads(sharedHeaders);
  const closingLines = createClosingLines(server.keepAliveTimeout);

  const answer = (request: IncomingMessage, response: ServerResponse): boolean => {
    // A server that is closing listens no more; Fastify then asks the client to go.
    if (request.method !== 'GET' || !response.shouldKeepAlive || !server.listening) return false;
    const url = request.url ?? '';
    const mark = url.indexOf('?');
    const view =
      mark === -1 ? find(prepared, url, '') : find(prepared, url.slice(0, mark), url.slice(mark + 1));
    if (!view) return false;
    const reply = view.replies[chooseEncoding(request.headers['accept-encoding'])];
    const heads = headsOf(reply);
    const isKnown = matchesTag(request.headers['if-none-match'], reply.etag);
    setHead(response, (isKnown ? heads.notModified : heads.full) + nextRequestId() + closingLines());
    response.end(isKnown ? undefined : reply.body);
    limitUntaken(request, response);
    onAnswered(isKnown);
    return true;
  };

  const throughFastify = server.listeners('request') as ((...args: unknown[]) => void)[];
  server.removeAllListeners('request');
  server.on('request', (request, response) => {
    if (answer(request, response)) return;
    for (const listener of throughFastify) listener.call(server, request, response);
  });
}

/** Some are made when the first one asks. If that fails, Fastify fails at it as well, and knows how to tell. */
function find(prepared: PreparedByPath, path: string, query: string): PreparedView | undefined {
  try {
    return prepared.get(path)?.(query);
  } catch {
    return undefined;
  }
}

/**
 * The whole head as text that was made before. writeHead would check and join every header anew, a sixth of the cost
 * of a reply; Node keeps the text that it joins in this field and sends it from there.
 */
function setHead(response: ServerResponse, head: string): void {
  (response as unknown as { _header: string })._header = head;
}

/** Everything up to the value of the last header, which is the id of the request. */
interface Heads {
  readonly full: string;
  readonly notModified: string;
}

function createHeads(sharedHeaders: Readonly<Record<string, string>>): (reply: PreparedReply) => Heads {
  const known = new WeakMap<PreparedReply, Heads>();
  const head = (status: number, headers: PreparedReply['headers']) =>
    [
      `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
      ...Object.entries({ ...sharedHeaders, ...headers }).map(([name, value]) => `${name}: ${value}`),
      'x-request-id: ',
    ].join('\r\n');
  return (reply) => {
    let heads = known.get(reply);
    if (!heads) {
      heads = { full: head(200, reply.headers), notModified: head(304, reply.notModifiedHeaders) };
      known.set(reply, heads);
    }
    return heads;
  };
}

/** What Node adds to every head. The date has whole seconds. */
function createClosingLines(keepAliveMs: number): () => string {
  const keepAlive = `Connection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(keepAliveMs / 1_000)}`;
  let lines = '';
  let madeFor = 0;
  return () => {
    const second = Math.floor(Date.now() / 1_000);
    if (second !== madeFor) {
      madeFor = second;
      lines = `\r\nDate: ${new Date(second * 1_000).toUTCString()}\r\n${keepAlive}\r\n\r\n`;
    }
    return lines;
  };
}
