import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Modal dialogs, which make the page below inert. */
export const DIALOGS = 'dialog:modal';

/** No axe violation on the page, or within the selected element, once animations have ended. */
export async function expectNoViolations(page: Page, within = ':root'): Promise<void> {
  await untilAnimationsEnd(page);
  // There are no frames, so axe may run in legacy mode: that halves its time on the hub.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(within);
  const { violations } = await axe.analyze();
  const report = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect.soft(report, `axe at ${page.url()}`).toEqual([]);
}

/** A part that is still fading in does not have its final colours. */
async function untilAnimationsEnd(page: Page): Promise<void> {
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
