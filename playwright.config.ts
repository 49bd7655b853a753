import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
// What moves keeps a processor busy that has no graphics card beside it. Tests of what moves ask for it.
const desktop = {
  viewport: { width: 1440, height: 900 },
  contextOptions: { reducedMotion: 'reduce' as const },
};

// What happens in the panel is the same on every screen; admin-screens.spec.ts and admin-format.spec.ts look at it on a phone. So is what a page
// says of itself, and how it comes back after something was missing.
const SIZE_INDEPENDENT = /(admin-(?!screens|format).*|closed-tab|fallbacks|head)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than cores: a test also waits.
  workers: 3,
  forbidOnly: true,
  // What passes at the second attempt is reported as flaky; `npm run test:repeat` has no second attempt, to find it.
  retries: 1,
  reporter: 'list',
  // A busy machine may take its time.
  expect: { timeout: 15_000, toPass: { timeout: 30_000 } },
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        // Where there is no graphics card, what stands in for one draws slower than Chromium by itself.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
    // A trace of every test would cost a third of the time; `--trace on` asks for one.
    screenshot: 'only-on-failure',
    // What the worker fetches, page.route does not see. offline.spec.ts lets it in.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: SIZE_INDEPENDENT, grepInvert: /@one-size/ },
    { name: 'desktop', use: desktop, grepInvert: /@phone/ },
  ],
});
