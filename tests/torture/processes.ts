import type { Bench } from './bench.ts';

export async function processes(_bench: Bench): Promise<void> {}
