import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../start/config.ts';

export interface LogStream {
  write(line: string): void;
}

/** Structured logs. Bodies, headers and queries are never logged, so passwords and tokens cannot be. */
export function logOptions(config: Config, stream?: LogStream) {
  return {
    level: config.logLevel,
    timestamp: () => `,"time":"${new Date().toISOString()}"`,
    // At the trace level libraries log the request headers, even in nested objects.
    redact: ['headers', '*.headers'],
    serializers: {
      // Only these four: database drivers attach the values of the query to their errors.
      err: (error: Error & { code?: unknown }) => ({
        type: error.name,
        code: error.code,
        message: error.message,
        stack: error.stack ?? '',
      }),
    },
    ...(stream ? { stream } : {}),
  };
}

export function registerRequestLog(app: FastifyInstance): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  app.addHook('onResponse', async (request, reply) => logRequest(request, reply));
}

/** Whether successful reads are logged. */
export function logsReads({ logLevel }: Config): boolean {
  return logLevel === 'debug' || logLevel === 'trace';
}

/**
 * One line per request. Successful reads are mostly polling, thousands a second on a match evening, so they are
 * logged at the debug level only.
 */
export function logRequest(request: FastifyRequest, reply: FastifyReply): void {
  const line = {
    method: request.method,
    path: request.url.split('?', 1)[0],
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime),
    ip: request.ip,
  };
  const isQuietRead = ['GET', 'HEAD'].includes(request.method) && reply.statusCode < 400;
  if (isQuietRead) request.log.debug(line, 'request');
  else if (reply.statusCode >= 500) request.log.warn(line, 'request');
  else request.log.info(line, 'request');
}

/** Ids that are unique across processes: a random prefix and a counter, which is cheaper than a UUID each. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(8).toString('hex');
  let count = 0;
  return () => {
    count += 1;
    return `${prefix}-${count.toString(36)}`;
  };
}

const LEVELS: Readonly<Record<number, string>> = {
  10: 'trace',
  20: 'debug',
  30: 'info',
  40: 'WARN',
  50: 'ERROR',
  60: 'FATAL',
};

/** Formats each line of JSON for a terminal. Everywhere else programs read the log. */
export function readableLog(output: LogStream): LogStream {
  return { write: (json) => output.write(`${readableLine(json)}\n`) };
}

export function readableLine(json: string): string {
  const { time, level, msg, pid: _pid, hostname: _hostname, err, ...fields } = JSON.parse(json);
  const at = String(time).slice(11, 19);
  const more = Object.entries(fields).map(([name, value]) => `${name}=${textOf(value)}`);
  const line = [at, (LEVELS[level] ?? String(level)).padEnd(5), msg, ...more].join(' ');
  return err ? `${line}\n${err.stack ?? err.message}` : line;
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : JSON.stringify(value);
}
