import { join } from 'node:path';
import type { RuleSection } from '#words/regulations/rule.ts';
import type { Block, Paragraph } from '#words/rich-text.ts';
import { readBrand } from './read-brand.ts';

/** Not the file that the server reads: a league that changes nothing gets the default regulations of each upgrade. */
export function regulationsExampleFile(dataDir: string): string {
  return join(dataDir, 'regulations.example.md');
}

/** The default regulations with the league's own names, as a starting point. */
export async function regulationsExample(dataDir: string, clientDir: string): Promise<string> {
  const brand = await readBrand(dataDir, clientDir);
  globalThis.cesSite = brand ? { ...brand.site, hasOwnRegulations: false } : undefined;
  const { regulationSections } = await import('#words/regulations/regulations.ts');
  const { DEFAULT_SEASON } = await import('#words/season-format.ts');
  return `${ABOUT}\n${regulationsMarkdown(regulationSections(DEFAULT_SEASON))}`;
}

const ABOUT = `<!--
The default regulations. The server does not read this file. To use your own, rename it to regulations.md, edit it and
restart the server: regulations.md replaces the default regulations completely.

These are for 64 clubs. The default regulations on the website follow the format of your season. Your own do not: correct
the numbers of clubs, groups and fixtures.

- "## 5 Discipline" starts a section.
- "### 5.3 Reports and evidence" starts a rule. Rules are cited by number: never give a number to a different rule later.
- You can use paragraphs, lists, links, and lists of terms ("- **Term**: meaning"). Nothing else is supported.
- [Rule 5.3](#rule-5-3) links to a rule, [Contact](/contact) to a page.
-->
`;

/** Sections in the format of `regulations.md`. */
export function regulationsMarkdown(sections: readonly RuleSection[]): string {
  const parts = sections.flatMap(({ number, title, rules }) => [
    `## ${number} ${escaped(title)}`,
    ...rules.flatMap((rule) => [`### ${rule.number} ${escaped(rule.title)}`, ...rule.text.map(blockText)]),
  ]);
  return `${parts.join('\n\n')}\n`;
}

function blockText(block: Block): string {
  if (typeof block === 'object' && 'items' in block)
    return block.items
      .map((item, index) => `${block.ordered ? `${index + 1}.` : '-'} ${paragraphText(item)}`)
      .join('\n');
  if (typeof block === 'object' && 'terms' in block)
    return block.terms.map(({ term, text }) => `- **${escaped(term)}**: ${paragraphText(text)}`).join('\n');
  return paragraphText(block);
}

function paragraphText(paragraph: Paragraph): string {
  const parts = typeof paragraph === 'string' ? [paragraph] : paragraph;
  return parts
    .map((part) =>
      typeof part === 'string'
        ? escaped(part)
        : `[${escaped(part.text)}](${part.href.replace(/^\/ng-rules(?=#)/, '')})`,
    )
    .join('')
    .replace(/^(?=[-+#])/, '\\')
    .replace(/^(\d+)(?=[.)] )/, '$1\\');
}

function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>~|]/g, '\\$&');
}
