// The load generator, in a separate process: answers each job with its counts. One request at a time on each
// connection, like a browser.
import { connect } from 'node:net';
import { createReplyReader } from './reply-reader.ts';

export interface LoadJob {
  readonly port: number;
  readonly request: string;
  readonly expectedStatus: number;
  readonly connections: number;
  readonly milliseconds: number;
}

export interface LoadCount {
  readonly replies: number;
  readonly seconds: number;
  readonly wrong: number;
}

function run(job: LoadJob): Promise<LoadCount> {
  return new Promise((resolve, reject) => {
    const request = Buffer.from(job.request);
    const readers: ReturnType<typeof createReplyReader>[] = [];
    let replies = 0;
    let isOver = false;

    const sockets = Array.from({ length: job.connections }, () => {
      const reader = createReplyReader(job.expectedStatus);
      readers.push(reader);
      const socket = connect({
        port: job.port,
        host: '127.0.0.1',
        noDelay: true,
        onread: {
          buffer: Buffer.allocUnsafe(256 * 1024),
          callback: (length, buffer) => {
            const complete = reader.take(Buffer.from(buffer.buffer, buffer.byteOffset, length));
            replies += complete;
            if (!isOver && complete > 0) socket.write(request);
            return true;
          },
        },
      });
      socket.on('error', (error) => {
        if (!isOver) reject(error);
      });
      socket.on('close', () => {
        if (!isOver) reject(new Error('The server closed a connection'));
      });
      return socket;
    });

    const started = process.hrtime.bigint();
    for (const socket of sockets) socket.write(request);
    setTimeout(() => {
      isOver = true;
      const seconds = Number(process.hrtime.bigint() - started) / 1e9;
      for (const socket of sockets) socket.destroy();
      const wrong = readers.reduce((sum, reader) => sum + reader.wrong(), 0);
      resolve({ replies, seconds, wrong });
    }, job.milliseconds);
  });
}

process.on('message', async (job: LoadJob) => {
  process.send?.(await run(job));
});
process.on('disconnect', () => process.exit(0));
