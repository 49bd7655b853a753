import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';
import type { Bench } from './bench.ts';

/** A real message receiver. It is slow, and rejects some. */
export class ChatReceiver {
  readonly #server: Server;
  readonly #random: Bench['random'];
  /** The accepted messages, in order. */
  readonly taken: string[] = [];
  refused = 0;
  /** The promise waiting for the next message. */
  #onMessage: (() => void) | null = null;

  private constructor(random: Bench['random'], slowestMs: number) {
    this.#random = random;
    const pause = () => delay(this.#random.integer(0, slowestMs / 2));
    this.#server = createServer(async (request, response) => {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer);
      const { content } = JSON.parse(Buffer.concat(chunks).toString('utf8'));
      this.#onMessage?.();
      await pause();
      const isRefused = this.#random.integer(1, 10) === 1;
      if (isRefused) this.refused += 1;
      else this.taken.push(content);
      await pause();
      response.writeHead(isRefused ? 500 : 204).end();
    });
  }

  static async start(random: Bench['random'], slowestMs = 30): Promise<ChatReceiver> {
    const receiver = new ChatReceiver(random, slowestMs);
    await new Promise<void>((resolve) => receiver.#server.listen(0, '127.0.0.1', resolve));
    return receiver;
  }

  get address(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}/webhook`;
  }

  /** Resolves when a message arrives, or after the timeout. Returns whether one arrived. */
  async nextMessage(withinMs: number): Promise<boolean> {
    const came = new Promise<true>((resolve) => {
      this.#onMessage = () => resolve(true);
    });
    return Promise.race([came, delay(withinMs, false)]);
  }

  stop(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }
}
