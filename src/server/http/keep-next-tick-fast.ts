import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one object of `process.nextTick` alive permanently. Node creates several of them per request, and V8
 * discards their hidden class when a full garbage collection finds none alive, as on an idle server. From then on
 * each is built slowly, and the process handles a fifth fewer requests for the rest of its life
 * (docs/decisions/019-public-api-only.md).
 */
export function keepNextTickFast(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
