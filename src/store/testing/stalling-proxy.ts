import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy that can stall or lose connections. */
export interface StallingProxy {
  /** The server's URL through the proxy. */
  readonly url: string;
  /** From now on nothing arrives on either side, including new connections. Nothing is lost. */
  readonly stall: () => void;
  /** Delayed data arrives. */
  readonly resume: () => void;
  /** Every client loses its connection, and the server does not notice: the clients have fallen silent. */
  readonly losePeers: () => void;
  readonly close: () => Promise<void>;
}

/** One side of a connection. */
interface Side {
  readonly socket: Socket;
  isLost: boolean;
}

export async function startStallingProxy(targetUrl: string): Promise<StallingProxy> {
  const target = new URL(targetUrl);
  const clients = new Set<Side>();
  const sockets = new Set<Socket>();
  let isStalled = false;

  const forward = (from: Side, to: Socket) => {
    const { socket } = from;
    sockets.add(socket);
    // During a stall neither data nor its end is read, so neither is passed on.
    socket.on('data', (chunk) => to.write(chunk));
    socket.on('end', () => to.end());
    // It is closed then.
    socket.on('error', () => {});
    socket.on('close', () => {
      sockets.delete(socket);
      if (!from.isLost) to.destroySoon();
    });
    if (isStalled) socket.pause();
  };
  const server = createServer({ allowHalfOpen: true }, (socket) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    const client = { socket, isLost: false };
    clients.add(client);
    socket.on('close', () => clients.delete(client));
    forward(client, upstream);
    forward({ socket: upstream, isLost: false }, socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');

  const url = new URL(targetUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    stall: () => {
      isStalled = true;
      for (const socket of sockets) socket.pause();
    },
    resume: () => {
      isStalled = false;
      for (const socket of sockets) socket.resume();
    },
    losePeers: () => {
      for (const client of clients) {
        client.isLost = true;
        client.socket.destroy();
      }
    },
    close: async () => {
      if (!server.listening) return;
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
