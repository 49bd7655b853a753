import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

type Respond = (response: ServerResponse, request: IncomingMessage) => void;

interface ReceivedMessage {
  readonly content: string;
  readonly allowed_mentions: unknown;
  readonly flags?: number;
}

/** A webhook receiver: a real HTTP server that stores messages and answers as the test says. */
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
    /** Contains a part that must never be revealed. */
    address: `http://127.0.0.1:${port}/api/webhooks/1/kept-to-ourselves`,
    received,
    contents: () => received.map(({ content }) => content),
    /** The answers to the next messages, in order: a status or a handler. Later messages are accepted. */
    answer: (...next: (number | Respond)[]) => void answers.push(...next),
    /** Resolves when this many messages have arrived since the start. */
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
