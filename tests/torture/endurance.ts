import type { Bench } from './bench.ts';

export async function endurance(_bench: Bench): Promise<void> {}
