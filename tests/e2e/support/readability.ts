import type { Page } from '@playwright/test';
import { expectNoSidewaysScrolling } from './pages.ts';
import { expect } from './site.ts';

/** As a visitor who has set the text to twice its size. Until the next page is opened. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(':root { font-size: 200%; }');
    document.adoptedStyleSheets = [sheet];
  });
}

async function usualText(page: Page): Promise<void> {
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

/** The page that is open: on no screen and in no size of text does anything stick out, and no word is cut off. */
export async function expectReadable(page: Page): Promise<void> {
  const usual = page.viewportSize();
  for (const { width, doubled } of SCREENS) {
    await page.setViewportSize({ width, height: 800 });
    await (doubled ? doubleText(page) : usualText(page));
    const told = `${page.url()}, ${width} px${doubled ? ', twice the text size' : ''}`;
    expect(await cutTexts(page), told).toEqual([]);
    await expectNoSidewaysScrolling(page);
  }
  await usualText(page);
  if (usual) await page.setViewportSize(usual);
}

/** Texts of the page that do not fit into a box that hides what sticks out of it, or that a neighbour squeezes to a column of letters. */
function cutTexts(page: Page): Promise<string[]> {
  return page.getByRole('main').evaluate((main) =>
    [...main.querySelectorAll<HTMLElement>('*')]
      .filter((element) => {
        const isText = [...element.childNodes].some(
          (node) => node instanceof Text && node.data.trim() !== '',
        );
        const { overflowX, clipPath } = getComputedStyle(element);
        if (!isText || element.getClientRects().length === 0 || clipPath !== 'none') return false;
        const isCut = overflowX !== 'visible' && element.scrollWidth > element.clientWidth + 1;
        const range = document.createRange();
        range.selectNodeContents(element);
        const { width, height } = range.getBoundingClientRect();
        const isColumn = (element.textContent ?? '').trim().length > 3 && height > 8 * width;
        return isCut || isColumn;
      })
      .map((element) => element.outerHTML.slice(0, 120)),
  );
}
