import { DEFAULT_SITE, type SiteColors } from '#site/default-site.ts';
import { paletteOf } from '#site/palette.ts';
import { tokenName } from './read-colors.ts';

/**
 * The style sheet that overrides the colours of tokens.css; null if they are the same. Print styles are black on
 * white regardless.
 */
export function styleSheetOf(colors: SiteColors): string | null {
  const defaults = paletteOf(DEFAULT_SITE.colors);
  const changed = Object.entries(paletteOf(colors)).filter(
    ([name, colour]) => defaults[name as keyof typeof defaults] !== colour,
  );
  if (changed.length === 0) return null;
  const tokens = changed.map(([name, colour]) => `--color-${tokenName(name)}:${colour}`);
  return `@media screen{:root{${tokens.join(';')}}}\n`;
}
