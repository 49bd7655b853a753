import { expect, it } from 'vitest';
import { openRawConnection, readToEnd } from '../testing/raw-connection.ts';
import { openTestServer, submission } from '../testing/test-server.ts';

it.each(['/api/stats', '/healthz', '/nowhere'])(
  'finishes the request in progress and rejects %s after it on the connection',
  async (path) => {
    // As in production, where /api/stats is answered before Fastify.
    const server = await openTestServer();
    const socket = await openRawConnection(server.app);
    const body = JSON.stringify(submission(6500));
    const head = ['POST /api/ucl/submit-result HTTP/1.1', 'Host: x', 'Content-Type: application/json'];
    const arrived = new Promise((resolve) => server.app.server.once('request', resolve));
    socket.write([...head, `Content-Length: ${body.length}`, '', body.slice(0, 9)].join('\r\n'));
    await arrived;

    const closed = server.app.close();
    socket.write(`${body.slice(9)}GET ${path} HTTP/1.1\r\nHost: x\r\n\r\n`);
    const text = await readToEnd(socket);
    await closed;
    const [submitted = '', refused = ''] = text.split(/(?=HTTP\/1\.1 503)/);
    expect(submitted).toMatch(/^HTTP\/1\.1 201 Created\r\n/);
    expect(refused).toMatch(/^HTTP\/1\.1 503 Service Unavailable\r\n/);
    expect(refused).toMatch(/\r\nretry-after: 5\r\n/i);
    expect(refused).toMatch(/\r\nconnection: close\r\n/i);
    expect(JSON.parse(String(refused.split('\r\n\r\n')[1]))).toEqual({
      error: 'The server is stopping and cannot serve this request. Please try again in a moment.',
      code: 'stopping',
    });
    expect(server.logLines.filter((line) => JSON.parse(line).level >= 50)).toEqual([]);
  },
);
