// The crowd, in a separate process. Each visitor has an event stream and one connection for reads, and reads both
// views every five seconds with its known ETags, like the page.
import { connect, type Socket } from 'node:net';
import { requestBytes } from './request-bytes.ts';

export type CrowdOrder =
  | { readonly kind: 'arrive'; readonly port: number; readonly visitors: number }
  /** Read for this long and report. */
  | { readonly kind: 'read'; readonly milliseconds: number }
  /** Report when the last stream has received the next revision. */
  | { readonly kind: 'await-revision' };

export interface CrowdReport {
  readonly errors: number;
  readonly reads: number;
  /** In milliseconds. */
  readonly latencies: number[];
  /** Milliseconds since 1970, when the last stream was notified. */
  readonly lastNotifiedAt: number;
}

const PATHS = ['/api/ucl/group-standings', '/api/ucl/match-results'];
const EVERY_MS = 5_000;
/** Connections opened at a time: the kernel would reject more than it can queue. */
const ARRIVALS = 100;

let errors = 0;
let reads = 0;
let latencies: number[] = [];
let port = 0;
const readers: Reader[] = [];

let notified = 0;
let visitors = 0;
let onAllNotified: ((at: number) => void) | null = null;

function openStream(): Promise<void> {
  return new Promise((resolve) => {
    let isOpen = false;
    const socket = connect({ port, host: '127.0.0.1' });
    socket.write(requestBytes('/api/ucl/events', { accept: 'text/event-stream' }));
    socket.on('data', (chunk) => {
      if (!chunk.includes('event: revision')) return;
      if (!isOpen) {
        isOpen = true;
        resolve();
        return;
      }
      notified += 1;
      if (notified >= visitors) onAllNotified?.(Date.now());
    });
    fail(socket, () => resolve());
  });
}

interface Reader {
  read(path: string): void;
}

function openReader(): Promise<Reader> {
  return new Promise((resolve) => {
    const tags = new Map<string, string>();
    const queue: string[] = [];
    let requested: { path: string; at: number } | null = null;
    let bytes = '';
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    const askNext = () => {
      if (requested) return;
      const path = queue.shift();
      if (path === undefined) return;
      const tag = tags.get(path);
      requested = { path, at: performance.now() };
      socket.write(
        requestBytes(path, {
          'accept-encoding': 'gzip, deflate, br',
          ...(tag ? { 'if-none-match': tag } : {}),
        }),
      );
    };
    socket.setEncoding('latin1').on('data', (chunk) => {
      bytes += chunk;
      const end = bytes.indexOf('\r\n\r\n');
      if (end === -1 || !requested) return;
      const head = bytes.slice(0, end);
      const status = head.slice(9, 12);
      const length = status === '304' ? 0 : Number(/content-length: (\d+)/i.exec(head)?.[1] ?? Number.NaN);
      if (bytes.length < end + 4 + length) return;
      if (status !== '200' && status !== '304') errors += 1;
      const tag = /etag: (\S+)/i.exec(head)?.[1];
      if (tag) tags.set(requested.path, tag);
      reads += 1;
      latencies.push(performance.now() - requested.at);
      bytes = '';
      requested = null;
      askNext();
    });
    const read = (path: string) => {
      queue.push(path);
      askNext();
    };
    socket.on('connect', () => {
      // At once, like a page: the server closes a silent connection.
      for (const path of PATHS) read(path);
      resolve({ read });
    });
    fail(socket, () => resolve({ read: () => {} }));
  });
}

let isLeaving = false;
function fail(socket: Socket, then: () => void): void {
  socket.on('error', () => {
    errors += 1;
    then();
  });
  socket.on('close', (hadError) => {
    if (!hadError && !isLeaving) errors += 1;
  });
}

async function arrive(count: number): Promise<void> {
  visitors = count;
  for (let arrived = 0; arrived < count; arrived += ARRIVALS) {
    const group = Array.from({ length: Math.min(ARRIVALS, count - arrived) });
    await Promise.all(group.map(openStream));
    readers.push(...(await Promise.all(group.map(openReader))));
  }
  // Every visitor starts at a different time.
  for (const [index, reader] of readers.entries()) {
    setTimeout(
      () => {
        const look = () => {
          for (const path of PATHS) reader.read(path);
        };
        look();
        setInterval(look, EVERY_MS);
      },
      (index / count) * EVERY_MS,
    );
  }
}

async function follow(order: CrowdOrder): Promise<CrowdReport> {
  let lastNotifiedAt = 0;
  if (order.kind === 'arrive') {
    port = order.port;
    await arrive(order.visitors);
    // The rush of the arrival is over, and the visitors read at different times.
    await new Promise((resolve) => setTimeout(resolve, EVERY_MS + 1_000));
  } else if (order.kind === 'read') {
    reads = 0;
    latencies = [];
    await new Promise((resolve) => setTimeout(resolve, order.milliseconds));
  } else {
    notified = 0;
    lastNotifiedAt = await new Promise((resolve) => {
      onAllNotified = resolve;
      setTimeout(() => resolve(Number.POSITIVE_INFINITY), 10_000);
    });
    onAllNotified = null;
  }
  return { errors, reads, latencies, lastNotifiedAt };
}

process.on('message', async (order: CrowdOrder) => {
  process.send?.(await follow(order));
});
process.on('disconnect', () => {
  isLeaving = true;
  process.exit(0);
});
