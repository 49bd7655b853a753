import type { ErrorReply } from '#contract/errors.ts';
import { noteReplyTime } from '#web/ui/time/server-time.ts';
import { noteRevision } from './known-revision.ts';

/** After this long without a reply, a call fails like a lost connection. */
export const CALL_TIMEOUT_MS = 15_000;

/** The server replied with an error. A lost connection is not an HttpError. */
export class HttpError extends Error {
  override readonly name = 'HttpError';
  readonly status: number;
  /** From the error catalogue, if the reply has one. */
  readonly code: ErrorReply['code'] | null;
  /** The server's message, if it sent one. */
  readonly userMessage: string | null;
  /** The parsed body: some errors have more than a message. */
  readonly reply: unknown;

  constructor(status: number, statusText: string, body: string) {
    super(`${status}: ${body || statusText}`);
    this.status = status;
    this.reply = parseJson(body);
    this.code = textField(this.reply, 'code') as HttpError['code'];
    this.userMessage = textField(this.reply, 'error');
  }
}

/** Retrying will not help: the request itself was refused. */
export function isClientError(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 400 && error.status < 500;
}

/** The reply, if the server refused the call with this code. */
export function errorReply<Reply extends ErrorReply>(error: unknown, code: Reply['code']): Reply | null {
  return error instanceof HttpError && error.code === code ? (error.reply as Reply) : null;
}

export function messageOf(error: unknown, fallback: string): string {
  return (error instanceof HttpError && error.userMessage) || fallback;
}

interface CallOptions {
  /** The administrator's bearer token. */
  readonly token?: string | undefined;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal;
}

export function getJson<Reply>(path: string, options: CallOptions = {}): Promise<Reply> {
  return call<Reply>(path, { method: 'GET' }, options);
}

export async function call<Reply>(path: string, request: RequestInit, options: CallOptions): Promise<Reply> {
  const headers = new Headers(options.headers);
  headers.set('accept', 'application/json');
  if (options.token) headers.set('authorization', `Bearer ${options.token}`);

  const timeout = new AbortController();
  const timer = setTimeout(
    () => timeout.abort(new Error('The server did not respond in time.')),
    CALL_TIMEOUT_MS,
  );
  const signal = options.signal ? AbortSignal.any([options.signal, timeout.signal]) : timeout.signal;
  try {
    const response = await fetch(path, { ...request, headers, credentials: 'include', signal });
    noteReplyTime(response.headers);
    if (!response.ok) throw new HttpError(response.status, response.statusText, await response.text());
    noteRevision(response.headers.get('x-revision'));
    return (await response.json()) as Reply;
  } finally {
    clearTimeout(timer);
  }
}

function parseJson(body: string): unknown {
  try {
    return JSON.parse(body);
  } catch {
    return null;
  }
}

function textField(reply: unknown, field: string): string | null {
  if (typeof reply !== 'object' || reply === null) return null;
  const value = (reply as Record<string, unknown>)[field];
  return typeof value === 'string' ? value : null;
}

export function postJson<Reply>(path: string, body: unknown, options?: CallOptions): Promise<Reply> {
  return sendJson('POST', path, body, options);
}

export function putJson<Reply>(path: string, body: unknown, options?: CallOptions): Promise<Reply> {
  return sendJson('PUT', path, body, options);
}

function sendJson<Reply>(
  method: string,
  path: string,
  body: unknown,
  options: CallOptions = {},
): Promise<Reply> {
  const headers = { 'content-type': 'application/json', ...options.headers };
  return call<Reply>(path, { method, body: JSON.stringify(body) }, { ...options, headers });
}

/** One key per change, for all its retries. (`randomUUID` does not exist without HTTPS.) */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
