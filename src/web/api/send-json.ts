import { type CallOptions, call } from './http.ts';

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
