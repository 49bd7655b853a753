import type { FastifyInstance } from 'fastify';
import { ONE_YEAR_SECONDS } from '../clock.ts';
import type { Config } from '../start/config.ts';

/** Own files only, no inline script and no inline style. */
const CONTENT_SECURITY_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  // blob: a page that shows evidence has to fetch it with a key or token.
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "media-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'self'",
  "frame-ancestors 'none'",
].join(';');

/** For embeds, which may be framed anywhere: they load and connect to less than a page, and send nothing. */
export const FRAMED_POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "font-src 'self'",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  'frame-ancestors *',
].join(';');

/** For an uploaded SVG: opened directly, it runs nothing and loads nothing. */
export const DRAWING_POLICY = "default-src 'none';style-src 'unsafe-inline';img-src data:;sandbox";

/** Sent with every reply, on the fast path and through Fastify. */
export function securityHeaders({ isHttps }: Config): Readonly<Record<string, string>> {
  return {
    'content-security-policy': CONTENT_SECURITY_POLICY,
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    ...(isHttps ? { 'strict-transport-security': `max-age=${ONE_YEAR_SECONDS}` } : {}),
  };
}

/** For replies where no hook runs. They never contain a document. */
export const BARE_REPLY_HEADERS = {
  'content-security-policy': "default-src 'none'; base-uri 'none'; frame-ancestors 'none'",
  'x-content-type-options': 'nosniff',
} as const;

export function registerSecurityHeaders(app: FastifyInstance, config: Config): void {
  const headers = securityHeaders(config);
  app.addHook('onRequest', (_request, reply, done) => {
    reply.headers(headers);
    done();
  });
}
