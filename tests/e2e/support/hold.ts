import type { Page } from '@playwright/test';

interface Hold {
  readonly released: Promise<void>;
  readonly release: () => void;
}

/** For an answer that comes when the test says so. */
export function hold(): Hold {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}

/** Calls to this path wait until the test lets them go, and those that come later are not held any more. */
export async function holdCalls(page: Page, path: string, method = 'POST') {
  const { released, release } = hold();
  const bodies: unknown[] = [];
  await page.route(path, async (route) => {
    if (route.request().method() === method) {
      bodies.push(route.request().postDataJSON());
      await released;
    }
    await route.continue();
  });
  return { bodies: () => bodies, release };
}
