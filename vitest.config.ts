import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
    // What a file imports is there for the next one: loading it anew would take a third of the time.
    isolate: false,
    // So no test may rely on what ran before it, in its file or in another. Vitest prints the seed of the order;
    // `--sequence.seed` repeats it.
    sequence: { shuffle: true },
    // By default one core would be kept free. With more workers than cores, share pictures would not be drawn in time:
    // their process runs only when nobody else wants to.
    maxWorkers: '100%',
    // What a request leaves behind is then gone at the next collection instead of being copied first: a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // A busy machine may take its time.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 10_000 } },
  },
});
