import { once } from 'node:events';
import { Agent, get, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { LightMyRequestResponse } from 'fastify';
import type { App } from '../http/fastify-app.ts';

export type Reply = Pick<LightMyRequestResponse, 'statusCode' | 'headers' | 'rawPayload' | 'body' | 'json'>;

/** Reads from a listening app like a browser, over persistent connections. Injected requests bypass the fast path. */
export function createHttpReader(app: App) {
  const agent = new Agent({ keepAlive: true });
  return {
    read: async (path: string, headers: Record<string, string>): Promise<Reply> => {
      const { port } = app.server.address() as AddressInfo;
      const [response] = (await once(get({ port, path, headers, agent }), 'response')) as [IncomingMessage];
      const chunks: Buffer[] = [];
      for await (const chunk of response) chunks.push(chunk);
      const rawPayload = Buffer.concat(chunks);
      const body = rawPayload.toString();
      return {
        statusCode: response.statusCode ?? 0,
        headers: response.headers,
        rawPayload,
        body,
        json: () => JSON.parse(body),
      };
    },
    close: () => agent.destroy(),
  };
}
