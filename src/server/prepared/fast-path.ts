import type { IncomingMessage, ServerResponse } from 'node:http';
import { chooseEncoding, matchesTag, type PreparedView } from './prepared-view.ts';

/** By path: the precomputed reply for a query (empty without one); undefined if Fastify has to answer. */
export type PreparedByPath = ReadonlyMap<string, (query: string) => PreparedView | undefined>;

/**
 * Sends precomputed responses before Fastify sees the request: its hooks, logger and reply cost three times as much
 * as the sending itself. The reply is the same, header for header. Anything but a plain GET of a precomputed
 * response is left to Fastify. These reads are not logged, so the fast path is disabled on a server that logs every
 * read.
 */
export interface FastPath {
  /** Answers the request if it can; otherwise Fastify has to. */
  readonly answer: (request: IncomingMessage, response: ServerResponse) => boolean;
  /** Sets the precomputed responses; none at first. */
  readonly serve: (prepared: PreparedByPath) => void;
}

export function createFastPath(
  sharedHeaders: Readonly<Record<string, string>>,
  nextRequestId: () => string,
  onAnswered: (isNotModified: boolean) => void,
): FastPath {
  // A flat list, so that no object has to be built for each reply.
  const shared = Object.entries(sharedHeaders).flat();
  let served: PreparedByPath = new Map();
  return {
    answer(request, response) {
      if (request.method !== 'GET') return false;
      const [path, query] = splitUrl(request.url ?? '');
      const view = find(served, path, query);
      if (!view) return false;
      const reply = view.replies[chooseEncoding(request.headers['accept-encoding'])];
      const isNotModified = matchesTag(request.headers['if-none-match'], reply.etag);
      const own = isNotModified ? reply.notModifiedHeaders : reply.headers;
      response.writeHead(isNotModified ? 304 : 200, [
        ...shared,
        ...own.flat,
        'x-request-id',
        nextRequestId(),
      ]);
      response.end(isNotModified ? undefined : reply.body);
      onAnswered(isNotModified);
      return true;
    },
    serve(prepared) {
      served = prepared;
    },
  };
}

function splitUrl(url: string): [path: string, query: string] {
  const mark = url.indexOf('?');
  return mark === -1 ? [url, ''] : [url.slice(0, mark), url.slice(mark + 1)];
}

/** Pages are rendered on the first request. If that fails, it fails in Fastify as well, which logs and answers it. */
function find(served: PreparedByPath, path: string, query: string): PreparedView | undefined {
  try {
    return served.get(path)?.(query);
  } catch {
    return undefined;
  }
}
