import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A network between a client and a server that can come to a standstill. */
export interface StallingProxy {
  /** The address of the server, by way of the proxy. */
  readonly url: string;
  /** From now on nothing arrives on either side, also on new connections. Nothing is lost. */
  readonly stall: () => void;
  /** What was under way arrives. */
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

export async function startStallingProxy(targetUrl: string): Promise<StallingProxy> {
  const target = new URL(targetUrl);
  const sockets = new Set<Socket>();
  let isStalled = false;

  const forward = (from: Socket, to: Socket) => {
    sockets.add(from);
    if (isStalled) from.pause();
    // In a stall neither data nor the end of it is read, so neither is passed on.
    from.on('data', (chunk) => to.write(chunk));
    from.on('end', () => to.end());
    from.on('error', () => to.destroy());
    from.on('close', () => {
      sockets.delete(from);
      to.destroySoon();
    });
    if (isStalled) from.pause();
  };
  const server = createServer({ allowHalfOpen: true }, (client) => {
    const upstream = connect({ host: target.hostname, port: Number(target.port), allowHalfOpen: true });
    forward(client, upstream);
    forward(upstream, client);
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
    close: async () => {
      server.close();
      for (const socket of sockets) socket.destroy();
      await once(server, 'close');
    },
  };
}
