import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

interface ReceivedMessage {
  readonly content: string;
  readonly allowed_mentions: unknown;
  readonly flags?: number;
}

/** A webhook's receiver: a real HTTP server that keeps what it is sent and answers as the test says. */
export async function openChatReceiver() {
  const received: ReceivedMessage[] = [];
  const answers: (number | Respond)[] = [];
  let listener: (() => void) | null = null;
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    received.push(JSON.parse(Buffer.concat(chunks).toString('utf8')));
    const answer = answers.shift() ?? 204;
    if (typeof answer === 'number') response.writeHead(answer).end();
    else answer(response, request);
    listener?.();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = () => {
    server.closeAllConnections();
    server.close();
  };
  onTestFinished(close);
  const { port } = server.address() as AddressInfo;
  return {
    /** With a part that must never be told to anybody. */
    address: `http://127.0.0.1:${port}/api/webhooks/1/kept-to-ourselves`,
    received,
    contents: () => received.map(({ content }) => content),
    /** How the next messages are answered, in their order: by a status or by hand. After them all are taken. */
    answer: (...next: (number | Respond)[]) => void answers.push(...next),
    /** Resolves when so many messages have come since the start. */
    until: (count: number) =>
      new Promise<void>((resolve) => {
        listener = () => {
          if (received.length >= count) resolve();
        };
        listener();
      }),
    close,
  };
}
