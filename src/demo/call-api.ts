export interface ApiCall {
  /** POST when there is a body, else GET. */
  readonly method?: string;
  /** Sent as JSON, unless it is a form. */
  readonly body?: object | FormData | undefined;
  /** Of an administrator. */
  readonly token?: string;
  /** Of a club's link. */
  readonly clubKey?: string | undefined;
}

/** What the server refused, with the code of its refusal. */
export class CallRefused extends Error {
  override name = 'CallRefused';
  readonly status: number;

  constructor(path: string, status: number, reply: string) {
    super(`${path} answered ${status}: ${reply}`);
    this.status = status;
  }
}

/** Speaks to a site as a program does, over HTTP. */
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
  if (!response.ok) throw new CallRefused(path, response.status, text);
  return JSON.parse(text) as Reply;
}
