import type { RuleSection } from '#words/regulations/rule.ts';
import type { Block, Paragraph } from '#words/rich-text.ts';

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
