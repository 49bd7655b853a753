import type { IncomingMessage, Server, ServerResponse } from 'node:http';

/** Nothing sent and nothing taken for so long ends a connection. An event stream has its heartbeat well before. */
export const SILENCE_LIMIT_MS = 60_000;

/**
 * As Node's own `server.timeout` does, but the timer runs only where somebody may be silent: on a new connection and
 * while a request is under way. Node would set it anew for each request and move it at each read and write, which a
 * reply that is taken at once does not need: before the next request, `keepAliveTimeout` holds.
 */
export function limitSilence(server: Server, limitMs = SILENCE_LIMIT_MS): void {
  server.timeout = 0;
  server.on('connection', (socket) => socket.setTimeout(limitMs));
  server.prependListener('request', (request) => request.socket.setTimeout(limitMs));
  // Answered by Node itself otherwise, past the line above.
  server.on('checkExpectation', (request, response) => {
    request.socket.setTimeout(limitMs);
    response.writeHead(417).end();
  });
}

/** For a reply that is complete, sent past the listeners of the server: the limit holds if it was not taken at once. */
export function limitUntaken(
  request: IncomingMessage,
  response: ServerResponse,
  limitMs = SILENCE_LIMIT_MS,
): void {
  // Without a socket it waits for the reply before it on the same connection.
  const isTaken = response.socket?.writableLength === 0;
  if (!isTaken) request.socket.setTimeout(limitMs);
}
