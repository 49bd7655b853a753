import { paletteOf } from '#site/palette.ts';
import { SHIPPED_SITE, type SiteColors } from '#site/shipped-site.ts';
import { tokenName } from './read-colors.ts';

/**
 * The style sheet that sets the colours of a brand over those of tokens.css; null where they are the same. On paper all is
 * black on white, whatever the colours are.
 */
export function styleSheetOf(colors: SiteColors): string | null {
  const shipped = paletteOf(SHIPPED_SITE.colors);
  const changed = Object.entries(paletteOf(colors)).filter(
    ([name, colour]) => shipped[name as keyof typeof shipped] !== colour,
  );
  if (changed.length === 0) return null;
  const tokens = changed.map(([name, colour]) => `--color-${tokenName(name)}:${colour}`);
  return `@media screen{:root{${tokens.join(';')}}}\n`;
}
