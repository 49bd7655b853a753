import type { Page } from '@playwright/test';

interface Hold {
  readonly released: Promise<void>;
  readonly release: () => void;
}

/** A promise that resolves when the test releases it. */
export function hold(): Hold {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  return { released, release: () => release() };
}

/** Delays calls to this path until the test releases them; later ones are not delayed. */
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
