import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './pages.ts';
import { expect } from './site.ts';

/** Like a visitor with twice the text size. Until the next page is opened. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200%; }');
    document.adoptedStyleSheets = [sheet];
  });
}

/** Reverses it. */
export async function usualText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.adoptedStyleSheets = [];
  });
}

const SCREENS = [
  { width: 320, doubled: false },
  { width: 360, doubled: false },
  { width: 360, doubled: true },
  { width: 768, doubled: true },
  { width: 1440, doubled: false },
];

/** On the open page: nothing overflows and no word is cut off, on any screen and at any text size. */
export async function expectReadable(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const { width, doubled } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await (doubled ? doubleText(page) : usualText(page));
    const label = `${page.url()}, ${width} px${doubled ? ', twice the text size' : ''}`;
    expect(await cutTexts(page), label).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
  await usualText(page);
  if (usual) await page.setViewportSize(usual);
}

/**
 * Texts that do not fit into a box with hidden overflow, or that a neighbour squeezes to a column of letters. A name in
 * a row may end with an ellipsis if its title has all of it.
 */
function cutTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const isText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        const { overflowX, textOverflow, clipPath } = getComputedStyle(element);
        if (!isText || element.getClientRects().length === 0 || clipPath !== 'none') return false;
        const title = element.closest<HTMLElement>('[title]')?.title;
        const hasTitle = textOverflow === 'ellipsis' && title?.includes(element.textContent.trim());
        const isCut = !hasTitle && overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const range = document.createRange();
        range.selectNodeContents(element);
        const { width, height } = range.getBoundingClientRect();
        const isColumn = (element.textContent ?? '').trim().length > 3 && height > 8 * width;
        return isCut || isColumn;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
