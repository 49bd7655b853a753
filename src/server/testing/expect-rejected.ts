import { expect } from 'vitest';
import type { SeasonCalls } from './season-calls.ts';

export type RejectedCall = readonly [
  call: string,
  body: object | null,
  status: number,
  code: string,
  details?: Record<string, unknown>,
];

/** Each call is rejected with this error, and nothing has changed afterwards. */
export async function expectRejected(calls: SeasonCalls, rejected: readonly RejectedCall[]) {
  const before = await calls.everything();
  for (const [name, body, status, code, details = {}] of rejected) {
    const [method, path] = name.split(' ') as ['POST' | 'PUT', string];
    const reply = await calls.call(method, path, body);
    const label = `${name} ${JSON.stringify(body)}`;
    expect([label, reply.statusCode, reply.json().code]).toEqual([label, status, code]);
    expect(reply.json()).toMatchObject(details);
    expect(reply.json().error).toMatch(/\w \w/);
  }
  expect(await calls.everything()).toEqual(before);
}
