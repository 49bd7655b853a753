import type { Bench } from './bench.ts';

export async function model(_bench: Bench): Promise<void> {}
