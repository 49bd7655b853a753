import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/chromium.mjs';

const executablePath = findChromium();
const phone = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

// The panel behaves the same on every screen size; admin-screens.spec.ts and admin-format.spec.ts check its layout on a
// phone. Page heads and the recovery from failed loads do not depend on the screen size either.
const SIZE_INDEPENDENT = /(admin-(?!screens|format).*|closed-tab|fallbacks|head)\.spec\.ts/;

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/support/global-setup.ts',
  fullyParallel: true,
  // One more than cores, since tests also wait.
  workers: 3,
  forbidOnly: true,
  reporter: 'list',
  // A busy machine may be slow, but most steps need a few short looks only; by default every further look is a second later.
  expect: {
    timeout: 15_000,
    toPass: { timeout: 30_000, intervals: [50, 50, 50, 50, 50, 100, 250, 500, 1_000] },
  },
  use: {
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        // Without a graphics card, the software emulation of one is slower than Chromium's own rendering.
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--no-first-run',
      ],
    },
    // Without a graphics card, animations keep the CPU busy. Tests of animations enable them.
    contextOptions: { reducedMotion: 'reduce' },
    // A trace of every test would take a third more time; `--trace on` records one.
    screenshot: 'only-on-failure',
    // page.route does not see the requests of the service worker. offline.spec.ts allows it.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'phone', use: phone, testIgnore: SIZE_INDEPENDENT, grepInvert: /@one-size/ },
    { name: 'desktop', use: desktop, grepInvert: /@phone/ },
  ],
});
