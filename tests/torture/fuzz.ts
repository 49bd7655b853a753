import type { Bench } from './bench.ts';

export async function fuzz(_bench: Bench): Promise<void> {}
