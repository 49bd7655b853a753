import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
    globalSetup: 'tests/support/global-setup.ts',
    testTimeout: 30_000,
    hookTimeout: 30_000,
    // A busy machine may take its time.
    expect: { poll: { timeout: 10_000 } },
  },
});
