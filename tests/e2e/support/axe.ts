import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { expect } from './site.ts';

/** Nothing on the page, or within the element that the selector names, that axe objects to as it is now. */
export async function expectNoViolations(page: Page, within = ':root'): Promise<void> {
  // There are no frames, so axe may do its work in one go: that halves its time on the hub.
  const axe = new AxeBuilder({ page })
    .options({ resultTypes: ['violations'] })
    .setLegacyMode()
    .include(within);
  const { violations } = await axe.analyze();
  const told = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join('\n  ')}`);
  expect.soft(told, `axe at ${page.url()}`).toEqual([]);
}
