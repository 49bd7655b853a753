import { expect, it } from 'vitest';
import { readableLine, readableLog } from './request-log.ts';

const LINE = { level: 30, time: '2026-11-16T20:15:01.250Z', pid: 7, hostname: 'stadium' };

it('formats a log line for people', () => {
  const request = {
    ...LINE,
    reqId: 'a-1',
    method: 'POST',
    path: '/api/ucl/submit-result',
    status: 201,
    msg: 'request',
  };
  expect(readableLine(JSON.stringify(request))).toBe(
    '20:15:01 info  request reqId=a-1 method=POST path=/api/ucl/submit-result status=201',
  );
});

it('shows an error below its line', () => {
  const err = { type: 'Error', message: 'no room', stack: 'Error: no room\n    at somewhere' };
  const written: string[] = [];
  readableLog({ write: (text) => written.push(text) }).write(
    JSON.stringify({ ...LINE, level: 50, err, msg: 'The backup failed' }),
  );
  expect(written).toEqual(['20:15:01 ERROR The backup failed\nError: no room\n    at somewhere\n']);
});
