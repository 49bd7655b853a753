import { expect, test } from 'vitest';
import { HttpError } from '#web/api/http.ts';
import { messageOf } from './admin-calls.ts';

test.each([
  [new HttpError(409, 'Conflict', '{"error":"This result has already been approved."}')],
  [new HttpError(503, '', '{"error":"This result has already been approved.","code":"unavailable"}')],
])("the server's own sentence is told", (error) => {
  expect(messageOf(error, 'Failed.')).toBe('This result has already been approved.');
});

test.each([
  [new HttpError(502, 'Bad Gateway', '<html>')],
  [new HttpError(500, '', '{"error":""}')],
  [new TypeError('Failed to fetch')],
  ['thrown'],
])('an error without a sentence gives way to the fallback: %s', (error) => {
  expect(messageOf(error, 'Failed.')).toBe('Failed.');
});
