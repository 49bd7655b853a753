import { randomUUID } from 'node:crypto';
import { type RequestListener, STATUS_CODES } from 'node:http';
import type { Socket } from 'node:net';
import type { ConnectionError, FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { ErrorCode } from '#contract/errors.ts';
import { ApiError } from './api-error.ts';
import { errorBody, replyWithError } from './error-replies.ts';
import { logRequest } from './request-log.ts';
import { BARE_REPLY_HEADERS } from './security-headers.ts';

/** A URL that cannot be decoded is rejected before any hook runs, so this does the work of the hooks. */
export function replyToMalformedUrl(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  reply.headers({ ...BARE_REPLY_HEADERS, 'x-request-id': request.id });
  const isBadUrl = error.code === 'FST_ERR_BAD_URL';
  const message = 'The request URL is malformed.';
  replyWithError(isBadUrl ? new ApiError('invalid_request', { message }) : error, request, reply);
  logRequest(request, reply);
}

/** HTTP/1.1 requires the header. */
export function refuseWithoutHost(listener: RequestListener): RequestListener {
  return (request, response) => {
    if (request.headers.host !== undefined || request.httpVersion !== '1.1') {
      listener(request, response);
      return;
    }
    const apiError = new ApiError('invalid_request', {
      message: 'The request has no Host header.',
    });
    response
      .writeHead(apiError.statusCode, {
        ...BARE_REPLY_HEADERS,
        'content-type': 'application/json; charset=utf-8',
        'cache-control': 'no-store',
        connection: 'close',
      })
      .end(JSON.stringify(errorBody(apiError)));
  };
}

const CODES: Readonly<Record<string, ErrorCode>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 'request_timeout',
  HPE_HEADER_OVERFLOW: 'headers_too_large',
};

/** How long a client has to read such a reply and to close its side. */
const LINGER_MS = 2_000;

/**
 * Bytes that are not valid HTTP never become a request, so the reply is written to the socket, which is then
 * closed.
 */
export function replyToMalformedRequest(this: FastifyInstance, error: ConnectionError, socket: Socket): void {
  // Browsers open spare connections and never use some of them: there is nothing to answer or log.
  const isUnused = socket.bytesRead === 0;
  if (error.code === 'ECONNRESET' || !socket.writable || isUnused) {
    socket.destroy();
    return;
  }
  const apiError = new ApiError(CODES[error.code] ?? 'invalid_request');
  const body = JSON.stringify(errorBody(apiError));
  const reqId = randomUUID();
  this.log.info({ reqId, status: apiError.statusCode, ip: socket.remoteAddress }, 'malformed request');
  // Otherwise a client that keeps sending and never closes its side would hold the connection and its request
  // forever.
  const cutOff = setTimeout(() => socket.destroy(), LINGER_MS);
  socket.once('close', () => clearTimeout(cutOff));
  socket.end(
    [
      `HTTP/1.1 ${apiError.statusCode} ${STATUS_CODES[apiError.statusCode]}`,
      'Content-Type: application/json; charset=utf-8',
      `Content-Length: ${Buffer.byteLength(body)}`,
      'Cache-Control: no-store',
      ...Object.entries(BARE_REPLY_HEADERS).map(([name, value]) => `${name}: ${value}`),
      `X-Request-Id: ${reqId}`,
      'Connection: close',
      '',
      body,
    ].join('\r\n'),
  );
}
