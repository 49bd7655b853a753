import { defineConfig } from 'vitest/config';

/** Those that put another module in the place of one of ours, which nobody else is to see. */
const APART = ['src/server/routes/admin-backup.test.ts'];

export default defineConfig({
  test: {
    globalSetup: 'tests/support/global-setup.ts',
    projects: [
      {
        test: {
          name: 'together',
          include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.ts', 'bench/**/*.test.ts'],
          exclude: APART,
          // What a file imports is there for the next one: loading it anew would take a third of the time.
          isolate: false,
          ...patience(),
        },
      },
      { test: { name: 'apart', include: APART, ...patience() } },
    ],
  },
});

/** A busy machine may take its time. */
function patience() {
  return { testTimeout: 30_000, hookTimeout: 30_000, expect: { poll: { timeout: 10_000 } } };
}
