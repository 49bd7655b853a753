import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { App } from '../http/fastify-app.ts';

/**
 * A bare connection to a listening app, for malformed requests. With `allowHalfOpen` it stays open when the server
 * closes its side.
 */
export async function openRawConnection(app: App, { allowHalfOpen = false } = {}): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen }).setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server sends until it closes the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
