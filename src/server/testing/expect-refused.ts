import { expect } from 'vitest';
import type { SeasonCalls } from './season-calls.ts';

export type Refused = readonly [
  call: string,
  body: object | null,
  status: number,
  code: string,
  details?: Record<string, unknown>,
];

/** Each call is refused as told, and nothing at all is different afterwards. */
export async function expectRefused(calls: SeasonCalls, refused: readonly Refused[]) {
  const before = await calls.everything();
  for (const [name, body, status, code, details = {}] of refused) {
    const [method, path] = name.split(' ') as ['POST' | 'PUT', string];
    const reply = await calls.call(method, path, body);
    const told = `${name} ${JSON.stringify(body)}`;
    expect([told, reply.statusCode, reply.json().code]).toEqual([told, status, code]);
    expect(reply.json()).toMatchObject(details);
    expect(reply.json().error).toMatch(/\w \w/);
  }
  expect(await calls.everything()).toEqual(before);
}
