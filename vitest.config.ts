import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
    // Modules stay loaded from one test file to the next: loading them again would take a third of the time.
    isolate: false,
    // So that no test relies on the tests before it, in its file or in another. Vitest prints the seed of the order;
    // `--sequence.seed` repeats it.
    sequence: { shuffle: true },
    // By default one core would be kept free. With more workers than cores, share images would not be rendered in time:
    // their process runs only when no other process wants to.
    maxWorkers: '100%',
    // The garbage of a request is collected at once instead of being copied first: saves a tenth of the time.
    execArgv: ['--max-semi-space-size=64'],
    // A busy machine may be slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
    expect: { poll: { timeout: 60_000 } },
  },
});
