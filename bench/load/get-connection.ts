import { connect, type Socket } from 'node:net';
import { requestBytes } from './request-bytes.ts';

const HEAD_END = Buffer.from('\r\n\r\n');
const STATUS_AT = 'HTTP/1.1 '.length;

export interface Got {
  /** 0 if the connection ended before the whole reply had arrived. */
  readonly status: number;
  readonly etag: string | undefined;
  readonly body: Buffer;
  readonly milliseconds: number;
}

export interface Get {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
}

interface Awaited {
  readonly sentAt: number;
  readonly answer: (got: Got) => void;
}

/** What has arrived of a reply. */
interface Arriving {
  readonly status: number;
  readonly etag: string | undefined;
  missing: number;
  readonly chunks: Buffer[];
}

/**
 * One persistent connection for the reads of a visitor. Reads that belong together are sent together, like a browser
 * does over HTTP/2, and are answered in order.
 */
export class GetConnection {
  readonly #port: number;
  readonly #localAddress: string;
  #socket: Socket | null = null;
  #awaited: Awaited[] = [];
  #pending: Buffer | null = null;
  #arriving: Arriving | null = null;

  constructor(port: number, localAddress: string) {
    this.#port = port;
    this.#localAddress = localAddress;
  }

  /** Never rejects. An idle connection that the server has closed is replaced. */
  get(gets: readonly Get[]): Promise<Got[]> {
    const socket = this.#socket ?? this.#open();
    const sentAt = performance.now();
    const replies = gets.map(() => new Promise<Got>((answer) => this.#awaited.push({ sentAt, answer })));
    socket.write(gets.map(({ path, headers }) => requestBytes(path, headers)).join(''));
    return Promise.all(replies);
  }

  #open(): Socket {
    const options = { port: this.#port, host: '127.0.0.1', localAddress: this.#localAddress, noDelay: true };
    const socket = connect(options);
    this.#socket = socket;
    socket.on('data', (chunk) => this.#take(chunk));
    socket.on('error', () => {});
    socket.on('close', () => {
      this.#socket = null;
      this.#pending = null;
      this.#arriving = null;
      for (const { sentAt, answer } of this.#awaited.splice(0))
        answer({
          status: 0,
          etag: undefined,
          body: Buffer.alloc(0),
          milliseconds: performance.now() - sentAt,
        });
    });
    return socket;
  }

  #take(chunk: Buffer): void {
    let bytes = this.#pending ? Buffer.concat([this.#pending, chunk]) : chunk;
    this.#pending = null;
    while (bytes.length > 0) {
      if (!this.#arriving) {
        const end = bytes.indexOf(HEAD_END);
        if (end === -1) {
          this.#pending = bytes;
          return;
        }
        this.#arriving = readHead(bytes.toString('latin1', 0, end));
        bytes = bytes.subarray(end + HEAD_END.length);
      }
      const body = bytes.subarray(0, this.#arriving.missing);
      this.#arriving.chunks.push(body);
      this.#arriving.missing -= body.length;
      bytes = bytes.subarray(body.length);
      if (this.#arriving.missing === 0) this.#finish(this.#arriving);
    }
  }

  #finish({ status, etag, chunks }: Arriving): void {
    this.#arriving = null;
    const { sentAt, answer } = this.#awaited.shift() as Awaited;
    const [only, ...others] = chunks;
    const body = only && others.length === 0 ? only : Buffer.concat(chunks);
    answer({ status, etag, body, milliseconds: performance.now() - sentAt });
  }
}

function readHead(head: string): Arriving {
  const status = Number(head.slice(STATUS_AT, STATUS_AT + 3));
  const length = /\r\ncontent-length: (\d+)/i.exec(head)?.[1];
  if (status !== 304 && length === undefined) throw new Error(`A reply without a length:\n${head}`);
  const etag = /\r\netag: (.+)/i.exec(head)?.[1];
  return { status, etag, missing: status === 304 ? 0 : Number(length), chunks: [] };
}
