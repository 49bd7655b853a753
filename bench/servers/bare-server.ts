// The capacity of Node itself: a bare node:http server that sends the same bytes with the same headers.
import { createServer, type OutgoingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A reply to repeat. */
export interface BareReply {
  readonly path: string;
  readonly tag: string;
  readonly headers: OutgoingHttpHeaders;
  readonly notModifiedHeaders: OutgoingHttpHeaders;
  /** In base64. */
  readonly body: string;
}

process.once('message', (replies: BareReply[]) => {
  const byPath = new Map(
    replies.map((reply) => [reply.path, { ...reply, body: Buffer.from(reply.body, 'base64') }]),
  );
  const server = createServer((request, response) => {
    const reply = byPath.get(request.url ?? '');
    if (!reply) {
      response.writeHead(404).end();
    } else if (request.headers['if-none-match'] === reply.tag) {
      response.writeHead(304, reply.notModifiedHeaders).end();
    } else {
      response.writeHead(200, reply.headers).end(reply.body);
    }
  });
  server.keepAliveTimeout = 72_000;
  server.listen(0, '127.0.0.1', () => process.send?.({ port: (server.address() as AddressInfo).port }));
});
process.on('disconnect', () => process.exit(0));
