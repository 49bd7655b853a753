import type { Locator } from '@playwright/test';
import { expect } from './site.ts';

interface Unstyled {
  readonly classes: readonly string[];
  readonly fields: readonly string[];
}

/**
 * A style sheet of the page has a rule for each class of this part, and no field has the browser's default look. For all
 * other parts, client-styles.test.ts checks that their styles are loaded with them.
 */
export async function expectStyled(part: Locator): Promise<void> {
  await expect(part).toBeVisible();
  const unstyled = await part.evaluate((root): Unstyled => {
    const selectors: string[] = [];
    const collect = (rules: CSSRuleList) => {
      for (const rule of rules) {
        if (rule instanceof CSSStyleRule) selectors.push(rule.selectorText);
        if (rule instanceof CSSStyleRule || rule instanceof CSSGroupingRule) collect(rule.cssRules);
      }
    };
    for (const sheet of document.styleSheets) collect(sheet.cssRules);
    const known = selectors.join(' ');
    const elements = [root, ...root.querySelectorAll('*')];
    const classes = [...new Set(elements.flatMap((element) => [...element.classList]))];
    const escaped = (name: string) => CSS.escape(name).replace(/[\\^$.*+?()[\]{}|]/g, '\\$&');
    const fields = [...root.querySelectorAll('input, textarea, select')].filter((field) => {
      if (field.matches('[type=file], [type=checkbox], [type=radio], [type=range], [role=combobox]'))
        return false;
      const { borderTopStyle, borderRadius } = getComputedStyle(field);
      return borderTopStyle !== 'solid' || borderRadius === '0px';
    });
    return {
      classes: classes.filter((name) => !new RegExp(`\\.${escaped(name)}(?![\\w-])`).test(known)),
      fields: fields.map((field) => field.outerHTML),
    };
  });
  expect(unstyled).toEqual({ classes: [], fields: [] });
}
