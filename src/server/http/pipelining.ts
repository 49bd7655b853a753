import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Pipelined requests allowed on a connection. Browsers and proxies send the next one after the reply. */
const QUEUED_MAX = 16;

/**
 * Closes connections with too many pipelined requests. Node creates a response for each request on arrival, and
 * holds all of them while the first one is not read, or is an event stream: a few megabytes of requests would
 * become gigabytes of replies.
 */
export function limitPipelining(listener: RequestListener): RequestListener {
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
