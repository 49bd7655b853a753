import type { Bench } from './bench.ts';

export async function disk(_bench: Bench): Promise<void> {}
