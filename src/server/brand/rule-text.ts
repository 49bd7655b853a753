import type { Token, Tokens } from 'marked';
import { hasVisibleText } from '#domain/text/text-problem.ts';
import { PATHS } from '#paths.ts';
import type { Block, Paragraph, TextLink } from '#words/rich-text.ts';

/** Reports an error at a line. */
export type ReportError = (line: number, message: string) => void;

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

const reportToken = (report: ReportError, line: number, { type }: Token) =>
  report(line, `${UNKNOWN[type] ?? 'This'} cannot be shown in the regulations.`);

/** A paragraph or a list of a rule; null if it is empty or cannot be shown. */
export function blockOf(token: Token, line: number, report: ReportError): Block | null {
  if (isSilent(token)) return null;
  if (token.type === 'paragraph') return paragraphOf((token as Tokens.Paragraph).tokens, line, report);
  if (token.type === 'list') return listOf(token as Tokens.List, line, report);
  reportToken(report, line, token);
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

function listOf({ ordered, start, items }: Tokens.List, line: number, report: ReportError): Block {
  if (ordered && start !== 1) report(line, 'A numbered list must start with 1.');
  let at = line;
  const lines = items.map((item) => {
    const read = { line: at, tokens: inlineOf(item, at, report) };
    at += newlines(item.raw);
    return read;
  });
  if (!ordered && lines.every(({ tokens }) => isTerm(tokens))) {
    const terms = lines.map(({ tokens: [term, colon, ...text], ...item }) => ({
      term: plainOf((term as Tokens.Strong).tokens, item.line, report),
      text: paragraphOf([{ ...colon, text: afterColon(colon) } as Token, ...text], item.line, report),
    }));
    return { terms };
  }
  return { ordered, items: lines.map((item) => paragraphOf(item.tokens, item.line, report)) };
}

/** The text of a list item, which may contain nothing else. */
function inlineOf({ tokens, task }: Tokens.ListItem, line: number, report: ReportError): Token[] {
  if (task) report(line, `${UNKNOWN.checkbox} cannot be shown in the regulations.`);
  const [first, ...more] = tokens.filter((token) => token.type !== 'checkbox' && !isSilent(token));
  for (const token of more) reportToken(report, line, token);
  if (first?.type === 'text' || first?.type === 'paragraph') return (first as Tokens.Paragraph).tokens ?? [];
  if (first) reportToken(report, line, first);
  else report(line, 'This list has an empty item.');
  return [];
}

const COLON = /^\s*:\s*/;
const isTerm = ([term, colon]: readonly Token[]) =>
  term?.type === 'strong' && colon?.type === 'text' && COLON.test(colon.raw);
const afterColon = (colon: Token | undefined) => (colon?.raw ?? '').replace(COLON, '');

function paragraphOf(tokens: readonly Token[], line: number, report: ReportError): Paragraph {
  const parts: (string | TextLink)[] = [];
  let text = '';
  for (const token of tokens) {
    if (token.type === 'link') {
      if (text !== '') parts.push(text);
      text = '';
      parts.push(linkOf(token as Tokens.Link, line, report));
    } else text += plainOf([token], line, report);
  }
  if (parts.length === 0) return text;
  return text === '' ? parts : [...parts, text];
}

/** Text without links. */
export function plainOf(tokens: readonly Token[], line: number, report: ReportError): string {
  const words = tokens.map((token) => {
    if (token.type === 'escape') return (token as Tokens.Escape).text;
    if (token.type !== 'text') {
      reportToken(report, line, token);
      return '';
    }
    const { text } = token as Tokens.Text;
    const [entity] = /&(#\d+|#x[\da-f]+|[a-z]\w*);/i.exec(text) ?? [];
    if (entity) report(line, `Write the character itself instead of ${entity}`);
    return text;
  });
  return words.join('').replace(/\s+/g, ' ');
}

const RULE_HREF = /^(?:\/ng-rules)?#rule-(\d+)-(\d+)$/;
const HREF = /^(https:\/\/[^\s"<>]+|mailto:[^\s"<>]+|\/(?!\/)[^\s"<>\\]*)$/;

function linkOf({ href, text: label, tokens }: Tokens.Link, line: number, report: ReportError): TextLink {
  const text = plainOf(tokens, line, report);
  if (!hasVisibleText(label)) report(line, 'A link must have visible text.');
  const isRule = RULE_HREF.test(href);
  if (!isRule && !HREF.test(href))
    report(
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
