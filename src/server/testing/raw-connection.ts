import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { onTestFinished } from 'vitest';
import type { App } from '../http/fastify-app.ts';

/**
 * A bare connection to a listening app, for what no well-behaved client sends. With `allowHalfOpen` it does not end when
 * the server ends its side.
 */
export async function openRawConnection(app: App, { allowHalfOpen = false } = {}): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', allowHalfOpen }).setEncoding('utf8');
  onTestFinished(() => void socket.destroy());
  await once(socket, 'connect');
  return socket;
}

/** Everything that the server sends until it ends the connection. */
export async function readToEnd(socket: Socket): Promise<string> {
  let text = '';
  for await (const chunk of socket) text += chunk;
  return text;
}
