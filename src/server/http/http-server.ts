import { executionAsyncResource } from 'node:async_hooks';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { Socket } from 'node:net';
import { refuseWithoutHost } from './malformed-requests.ts';

/** How long a whole request may take to arrive. */
const REQUEST_TIMEOUT_MS = 30_000;
/** How long its headers may take. It also ends a connection on which no request begins. */
const HEADERS_TIMEOUT_MS = 5_000;
/** How often Node checks connections for these two limits. */
const CONNECTIONS_CHECKING_INTERVAL_MS = 1_000;
/** Idle timeout within a request: a client that does not read its reply is dropped. Event streams have a heartbeat. */
const IDLE_TIMEOUT_MS = 60_000;
/** Between two requests. Longer than proxies keep a connection, so that the server never closes one they are about to use. */
const KEEP_ALIVE_TIMEOUT_MS = 72_000;
/** More than a crowd with an event stream each, fewer than the file descriptors of a service. */
const MAX_CONNECTIONS = 20_000;

/** Node's server with our limits. */
export function createHttpServer(listener: RequestListener): Server {
  const limited = limitPipelining(refuseWithoutHost(listener));
  const server = createServer(
    {
      // Node would answer such a request itself, bypassing the pipelining limit.
      requireHostHeader: false,
      requestTimeout: REQUEST_TIMEOUT_MS,
      headersTimeout: HEADERS_TIMEOUT_MS,
      connectionsCheckingInterval: CONNECTIONS_CHECKING_INTERVAL_MS,
      keepAliveTimeout: KEEP_ALIVE_TIMEOUT_MS,
    },
    limited,
  );
  // The same applies to an Expect header with anything but 100-continue: it is ignored.
  server.on('checkExpectation', limited);
  server.timeout = IDLE_TIMEOUT_MS;
  server.maxConnections = MAX_CONNECTIONS;
  return server;
}

/** Pipelined requests allowed on a connection. Browsers and proxies send the next one after the reply. */
const QUEUED_MAX = 16;

/**
 * Closes connections with too many pipelined requests. Node creates a response for each request on arrival, and
 * holds all of them while the first one is not read, or is an event stream: a few megabytes of requests would
 * become gigabytes of replies.
 */
function limitPipelining(listener: RequestListener): RequestListener {
  const queued = new WeakMap<Socket, number>();
  return (request, response) => {
    const { socket } = request;
    // A response that has to wait for another one has no socket yet.
    const waiting = response.socket ? 0 : (queued.get(socket) ?? 0) + 1;
    queued.set(socket, waiting);
    if (waiting > QUEUED_MAX) socket.destroy();
    else listener(request, response);
  };
}

const kept: object[] = [];

/**
 * Keeps one object of `process.nextTick` alive permanently. Node creates several of them per request, and V8
 * discards their hidden class when a full garbage collection finds none alive, as on an idle server. From then on
 * each is built slowly, and the process handles a fifth fewer requests for the rest of its life
 * (docs/decisions/019-fast-path-and-public-interfaces.md).
 */
export function keepNextTickFast(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
