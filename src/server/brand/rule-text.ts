import type { Token, Tokens } from 'marked';
import { hasVisibleText } from '#domain/text/text-problem.ts';
import { PATHS } from '#paths.ts';
import type { Block, Paragraph, TextLink } from '#words/rich-text.ts';

/** Reports an error at a line. */
export type Refuse = (line: number, sentence: string) => void;

/** Unsupported content, as named in an error message. */
const UNKNOWN: Readonly<Record<string, string>> = {
  blockquote: 'A quotation',
  br: 'A line break inside a paragraph',
  checkbox: 'A task list',
  code: 'A code block (or a paragraph that starts with four spaces)',
  codespan: 'Code',
  del: 'Strikethrough text',
  em: 'Italic text',
  heading: 'A heading of this size',
  hr: 'A horizontal rule',
  html: 'HTML',
  image: 'An image',
  list: 'A list inside a list',
  paragraph: 'A second paragraph in a list',
  strong: 'Bold text (except in a list of terms, where every item is "- **Term**: meaning")',
  table: 'A table',
};

const refuseToken = (refuse: Refuse, line: number, { type }: Token) =>
  refuse(line, `${UNKNOWN[type] ?? 'This'} cannot be shown in the regulations.`);

/** A paragraph or a list of a rule; null if it is empty or cannot be shown. */
export function blockOf(token: Token, line: number, refuse: Refuse): Block | null {
  if (isSilent(token)) return null;
  if (token.type === 'paragraph') return paragraphOf((token as Tokens.Paragraph).tokens, line, refuse);
  if (token.type === 'list') return listOf(token as Tokens.List, line, refuse);
  refuseToken(refuse, line, token);
  return null;
}

/** Comments, link definitions and invisible content are not text. */
function isSilent({ type, raw }: Token): boolean {
  return (
    !hasVisibleText(raw) ||
    type === 'def' ||
    (type === 'html' && raw.replace(/<!--[\s\S]*?-->/g, '').trim() === '')
  );
}

function listOf({ ordered, start, items }: Tokens.List, line: number, refuse: Refuse): Block {
  if (ordered && start !== 1) refuse(line, 'A numbered list must start with 1.');
  let at = line;
  const lines = items.map((item) => {
    const read = { line: at, tokens: inlineOf(item, at, refuse) };
    at += newlines(item.raw);
    return read;
  });
  if (!ordered && lines.every(({ tokens }) => isTerm(tokens))) {
    const terms = lines.map(({ tokens: [term, colon, ...text], ...item }) => ({
      term: plainOf((term as Tokens.Strong).tokens, item.line, refuse),
      text: paragraphOf([{ ...colon, text: afterColon(colon) } as Token, ...text], item.line, refuse),
    }));
    return { terms };
  }
  return { ordered, items: lines.map((item) => paragraphOf(item.tokens, item.line, refuse)) };
}

/** The text of a list item, which may contain nothing else. */
function inlineOf({ tokens, task }: Tokens.ListItem, line: number, refuse: Refuse): Token[] {
  if (task) refuse(line, `${UNKNOWN.checkbox} cannot be shown in the regulations.`);
  const [first, ...more] = tokens.filter((token) => token.type !== 'checkbox' && !isSilent(token));
  for (const token of more) refuseToken(refuse, line, token);
  if (first?.type === 'text' || first?.type === 'paragraph') return (first as Tokens.Paragraph).tokens ?? [];
  if (first) refuseToken(refuse, line, first);
  else refuse(line, 'This list has an empty item.');
  return [];
}

const COLON = /^\s*:\s*/;
const isTerm = ([term, colon]: readonly Token[]) =>
  term?.type === 'strong' && colon?.type === 'text' && COLON.test(colon.raw);
const afterColon = (colon: Token | undefined) => (colon?.raw ?? '').replace(COLON, '');

function paragraphOf(tokens: readonly Token[], line: number, refuse: Refuse): Paragraph {
  const parts: (string | TextLink)[] = [];
  let text = '';
  for (const token of tokens) {
    if (token.type === 'link') {
      if (text !== '') parts.push(text);
      text = '';
      parts.push(linkOf(token as Tokens.Link, line, refuse));
    } else text += plainOf([token], line, refuse);
  }
  if (parts.length === 0) return text;
  return text === '' ? parts : [...parts, text];
}

/** Text without links. */
export function plainOf(tokens: readonly Token[], line: number, refuse: Refuse): string {
  const words = tokens.map((token) => {
    if (token.type === 'escape') return (token as Tokens.Escape).text;
    if (token.type !== 'text') {
      refuseToken(refuse, line, token);
      return '';
    }
    const { text } = token as Tokens.Text;
    const [entity] = /&(#\d+|#x[\da-f]+|[a-z]\w*);/i.exec(text) ?? [];
    if (entity) refuse(line, `Write the character itself instead of ${entity}`);
    return text;
  });
  return words.join('').replace(/\s+/g, ' ');
}

const RULE_HREF = /^(?:\/ng-rules)?#rule-(\d+)-(\d+)$/;
const HREF = /^(https:\/\/[^\s"<>]+|mailto:[^\s"<>]+|\/(?!\/)[^\s"<>\\]*)$/;

function linkOf({ href, text: label, tokens }: Tokens.Link, line: number, refuse: Refuse): TextLink {
  const text = plainOf(tokens, line, refuse);
  if (!hasVisibleText(label)) refuse(line, 'A link must have visible text.');
  const isRule = RULE_HREF.test(href);
  if (!isRule && !HREF.test(href))
    refuse(
      line,
      `A link must point to a rule (#rule-5-3), a page (/contact), an HTTPS URL or a mailto: address, not to "${href}".`,
    );
  return { text, href: isRule ? href.replace(/^(\/ng-rules)?/, PATHS.regulations) : href };
}

/** The number of the rule that a link leads to: '5.3'. */
export function ruleLinkedBy({ href }: TextLink): string | null {
  const [, section, rule] = RULE_HREF.exec(href) ?? [];
  return section && rule ? `${section}.${rule}` : null;
}

export function newlines(text: string): number {
  return text.split('\n').length - 1;
}
