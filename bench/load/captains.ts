import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { FIXTURES, submissionFor } from '../servers/administrator.ts';
import { createReplyReader } from './reply-reader.ts';

/** The captains of all matches, each on its own connection. A client library would cost more than the server. */
export interface Captains {
  /** All submit at the same time; resolves when the last one has its 201. */
  readonly submitAll: () => Promise<void>;
  readonly leave: () => void;
}

export async function gatherCaptains(port: number): Promise<Captains> {
  const captains = await Promise.all(FIXTURES.map((_, index) => gatherOne(port, index)));
  return {
    submitAll: async () => void (await Promise.all(captains.map((captain) => captain.submit()))),
    leave() {
      for (const { socket } of captains) socket.destroy();
    },
  };
}

async function gatherOne(port: number, index: number) {
  const socket: Socket = connect({ port, host: '127.0.0.1', noDelay: true });
  await once(socket, 'connect');
  const body = JSON.stringify(submissionFor(index));
  const request = [
    'POST /api/ucl/submit-result HTTP/1.1',
    'host: bench.local',
    'content-type: application/json',
    `content-length: ${Buffer.byteLength(body)}`,
    '',
    body,
  ].join('\r\n');
  const reader = createReplyReader(201);
  let answered: (() => void) | null = null;
  socket.on('data', (bytes) => {
    if (reader.take(bytes) > 0) answered?.();
  });
  const submit = async () => {
    const reply = new Promise<void>((resolve) => {
      answered = resolve;
    });
    socket.write(request);
    await reply;
    if (reader.wrong() > 0) throw new Error(`The submission of match ${index} was not answered with 201`);
  };
  return { socket, submit };
}
