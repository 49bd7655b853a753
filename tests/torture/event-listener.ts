import { get, type IncomingMessage } from 'node:http';

/** A visitor's event stream: the received revisions, and when. */
export class EventListener {
  readonly receivedAt = new Map<number, number>();
  isOpen = false;
  #response: IncomingMessage | null = null;
  #waiting: (() => void)[] = [];

  static open(url: string): Promise<EventListener> {
    const listener = new EventListener();
    return new Promise((resolve, reject) => {
      // A separate connection, like a browser's stream.
      get(`${url}/api/ucl/events`, { agent: false }, (response) => {
        listener.#response = response;
        listener.isOpen = true;
        response.setEncoding('utf8');
        response.on('data', (text: string) => listener.#receive(text));
        response.on('error', () => {});
        response.on('close', () => {
          listener.isOpen = false;
        });
        resolve(listener);
      }).on('error', reject);
    });
  }

  get newest(): number {
    return Math.max(0, ...this.receivedAt.keys());
  }

  /** When it received this revision or a later one; null if it did not in time. */
  async waitFor(revision: number, withinMs: number): Promise<number | null> {
    const deadline = performance.now() + withinMs;
    for (;;) {
      const at = [...this.receivedAt].filter(([received]) => received >= revision).map(([, time]) => time);
      if (at.length > 0) return Math.min(...at);
      const left = deadline - performance.now();
      if (left <= 0) return null;
      await new Promise<void>((resolve) => {
        this.#waiting.push(resolve);
        setTimeout(resolve, left);
      });
    }
  }

  /** Resets the connection, like a machine that was switched off and on. */
  reset(): void {
    this.#response?.socket.resetAndDestroy();
  }

  close(): void {
    this.#response?.destroy();
  }

  #receive(text: string): void {
    for (const [, revision] of text.matchAll(/"revision":(\d+)/g))
      if (!this.receivedAt.has(Number(revision))) this.receivedAt.set(Number(revision), performance.now());
    for (const wake of this.#waiting.splice(0)) wake();
  }
}
