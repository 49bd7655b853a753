import { createServer, type RequestListener, type Server } from 'node:http';
import { refuseWithoutHost } from './malformed-requests.ts';
import { limitPipelining } from './pipelining.ts';

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
