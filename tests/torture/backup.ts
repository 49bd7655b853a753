import type { Bench } from './bench.ts';

export async function backup(_bench: Bench): Promise<void> {}
