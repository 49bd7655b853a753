import { executionAsyncResource } from 'node:async_hooks';

const kept: object[] = [];

/**
 * Keeps one object of `process.nextTick` for good. Node makes several of them for each request, and V8 forgets their
 * hidden class when a full garbage collection finds none of them alive, as on a server that is idle. From then on each
 * is built in the slow way, and the process answers a fifth fewer reads for as long as it runs
 * (docs/decisions/019-public-api-only.md).
 */
export function keepNextTickFast(): void {
  process.nextTick(() => kept.push(executionAsyncResource()));
}
