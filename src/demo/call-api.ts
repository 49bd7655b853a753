export interface ApiCall {
  /** Default: POST with a body, otherwise GET. */
  readonly method?: string;
  /** Sent as JSON, unless it is a form. */
  readonly body?: object | FormData | undefined;
  /** An administrator's session token. */
  readonly token?: string;
  /** A club access key. */
  readonly clubKey?: string | undefined;
}

/** An error reply, with its code. */
export class CallError extends Error {
  override name = 'CallError';
  readonly status: number;

  constructor(path: string, status: number, reply: string) {
    super(`${path} answered ${status}: ${reply}`);
    this.status = status;
  }
}

/** Calls the site over HTTP, like any client. */
export async function callApi<Reply>(
  url: string,
  path: string,
  { method, body, token, clubKey }: ApiCall = {},
): Promise<Reply> {
  const isForm = body instanceof FormData;
  const response = await fetch(`${url}${path}`, {
    method: method ?? (body ? 'POST' : 'GET'),
    headers: {
      ...(body && !isForm ? { 'content-type': 'application/json' } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...(clubKey ? { 'x-club-key': clubKey } : {}),
    },
    ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
  });
  const text = await response.text();
  if (!response.ok) throw new CallError(path, response.status, text);
  return JSON.parse(text) as Reply;
}
