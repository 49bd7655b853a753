import { Agent, type IncomingHttpHeaders, request } from 'node:http';

export interface Reply {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** The parsed body; null if it is not JSON. */
  // biome-ignore lint/suspicious/noExplicitAny: replies are checked as they are.
  readonly json: any;
  readonly body: Buffer;
  readonly ms: number;
}

/** Longer than any reply may take, shorter than a run that hangs. */
const RETRY_LIMIT_MS = 60_000;

/** Calls a server over persistent connections, like a crowd of visitors. */
export class LeagueClient {
  readonly url: string;
  token: string | null = null;
  readonly #agent: Agent;

  /** A proxy counts its requests by its address, if it has one of its own. */
  constructor(url: string, localAddress?: string) {
    this.url = url;
    this.#agent = new Agent({ keepAlive: true, ...(localAddress && { localAddress }) });
  }

  /** Rejects if there is no reply, so that a reply is always an acknowledged one. */
  call(
    method: string,
    path: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Reply> {
    const startedAt = performance.now();
    const text = body === undefined ? undefined : JSON.stringify(body);
    return new Promise((resolve, reject) => {
      const outgoing = request(
        this.url + path,
        {
          method,
          agent: this.#agent,
          timeout: RETRY_LIMIT_MS,
          headers: {
            ...(text === undefined ? {} : { 'content-type': 'application/json' }),
            ...(this.token ? { authorization: `Bearer ${this.token}` } : {}),
            ...headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = [];
          incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
          incoming.on('error', reject);
          incoming.on('end', () => {
            if (!incoming.complete) return reject(new Error('The reply was cut off'));
            const buffer = Buffer.concat(chunks);
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              json: parsed(buffer),
              body: buffer,
              ms: performance.now() - startedAt,
            });
          });
        },
      );
      outgoing.on('timeout', () => outgoing.destroy(new Error(`No reply in ${RETRY_LIMIT_MS} ms`)));
      outgoing.on('error', reject);
      outgoing.end(text);
    });
  }

  get(path: string): Promise<Reply> {
    return this.call('GET', path);
  }

  post(path: string, body?: unknown, headers?: Readonly<Record<string, string>>): Promise<Reply> {
    return this.call('POST', path, body, headers);
  }

  async logIn(password: string): Promise<void> {
    const reply = await this.post('/api/admin/login', { password });
    if (reply.status !== 200) throw new Error(`Log-in was answered with ${reply.status}: ${reply.body}`);
    this.token = reply.json.token;
  }

  /** For another server with the same session. */
  at(url: string): LeagueClient {
    const other = new LeagueClient(url);
    other.token = this.token;
    return other;
  }

  close(): void {
    this.#agent.destroy();
  }
}

function parsed(body: Buffer): unknown {
  try {
    return JSON.parse(body.toString());
  } catch {
    return null;
  }
}
