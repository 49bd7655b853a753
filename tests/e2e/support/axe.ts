import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** What lies over a page that cannot be reached meanwhile. */
export const DIALOGS = 'dialog:modal';

/** Nothing on the page, or within the element that the selector names, that axe objects to once it is at rest. */
export async function expectNoViolations(page: Page, within = ':root'): Promise<void> {
  await untilAtRest(page);
  // There are no frames, so axe may do its work in one go: that halves its time on the hub.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(within);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect.soft(told, `axe at ${page.url()}`).toEqual([]);
}

/** What is on its way in has not its colours yet. */
async function untilAtRest(page: Page): Promise<void> {
  await page.evaluate(() => {
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    return Promise.allSettled(
      document
        .getAnimations()
        .filter(isEnding)
        .map(({ finished }) => finished),
    );
  });
}
