import { lexer, type Token, type Tokens } from 'marked';
import { hasControlCharacter, hasVisibleText } from '#domain/text/text-problem.ts';
import type { Rule, RuleSection } from '#words/regulations/rule.ts';
import type { Block, TextLink } from '#words/rich-text.ts';
import { blockOf, newlines, plainOf, type ReportError, ruleLinkedBy } from './rule-text.ts';
import { parseNested } from './site-file.ts';

interface OpenRule {
  readonly line: number;
  readonly rule: Rule & { readonly text: Block[] };
}

interface OpenSection {
  readonly line: number;
  readonly section: RuleSection;
  readonly rules: OpenRule[];
}

/** Reads `regulations.md`, the league's own rules. Errors are reported with their line. */
export function parseRegulations(source: string, fileName: string, errors: string[]): RuleSection[] {
  const before = errors.length;
  const report: ReportError = (line, message) => errors.push(`${fileName}, line ${line}: ${message}`);
  const sections: OpenSection[] = [];
  const links: { readonly line: number; readonly rule: string }[] = [];
  const text = source.replace(/\r\n?/g, '\n');
  for (const [index, each] of text.split('\n').entries())
    if (hasControlCharacter(each.replaceAll('\t', ' ')))
      report(index + 1, 'A control character cannot be shown in the regulations.');
  const tokens = parseNested(() => lexer(text));
  if (!tokens) report(1, 'Quotations, lists or emphasis are nested too deeply.');
  let line = 1;
  for (const token of tokens ?? []) {
    readToken(token, line, sections, report);
    for (const link of linksIn(token)) {
      const rule = ruleLinkedBy(link);
      if (rule !== null) links.push({ line, rule });
    }
    line += newlines(token.raw);
  }
  for (const open of sections) reportUnfinished(open, report);

  const own = sections.map(({ section, rules }) => ({ ...section, rules: rules.map(({ rule }) => rule) }));
  const known = new Set<string>(own.flatMap(({ rules }) => rules.map(({ number }) => number)));
  for (const { line: at, rule } of links)
    if (!known.has(rule)) report(at, `The linked rule ${rule} does not exist.`);
  if (own.length === 0 && errors.length === before)
    report(1, 'The file contains no rules. A section starts with "## 5 Title".');
  return own.sort((one, other) => one.number - other.number);
}

function readToken(token: Token, line: number, sections: OpenSection[], report: ReportError): void {
  const section = sections.at(-1);
  if (token.type === 'heading' && (token.depth === 2 || token.depth === 3)) {
    const title = plainOf((token as Tokens.Heading).tokens, line, report).trim();
    if (token.depth === 2) beginSection(title, line, sections, report);
    else if (section) beginRule(title, line, section, report);
    else report(line, 'A rule must be inside a section, which starts with "## 5 Title".');
    return;
  }
  const block = blockOf(token, line, report);
  if (block === null) return;
  const rule = section?.rules.at(-1);
  if (rule) rule.rule.text.push(block);
  else if (section)
    report(line, `Text must be inside a rule, which starts with "### ${section.section.number}.1 Title".`);
  else report(line, 'Text must be inside a rule of a section, which starts with "## 5 Title".');
}

function beginSection(title: string, line: number, sections: OpenSection[], report: ReportError): void {
  const [, digits, name = ''] = /^([1-9]\d?)\.? (.+)$/.exec(title) ?? [];
  const number = Number(digits ?? 0);
  if (!hasVisibleText(name))
    report(line, 'A section must start with its number and title: "## 5 Discipline".');
  else if (sections.some(({ section }) => section.number === number))
    report(line, `Section ${number} appears twice.`);
  const section = { number, id: `section-${number}`, title: name, rules: [] };
  sections.push({ line, section, rules: [] });
}

function beginRule(title: string, line: number, { section, rules }: OpenSection, report: ReportError): void {
  const [, of, digits, name = ''] = /^([1-9]\d?)\.([1-9]\d{0,2}) (.+)$/.exec(title) ?? [];
  const number = `${Number(of ?? section.number)}.${Number(digits ?? 0)}` as const;
  if (!hasVisibleText(name))
    report(line, `A rule must start with its number and title: "### ${section.number}.1 Title".`);
  else if (Number(of) !== section.number)
    report(line, `Rule ${number} does not belong to section ${section.number}.`);
  else if (rules.some(({ rule }) => rule.number === number)) report(line, `Rule ${number} appears twice.`);
  rules.push({ line, rule: { number, id: `rule-${number.replace('.', '-')}`, title: name, text: [] } });
}

function reportUnfinished({ line, section, rules }: OpenSection, report: ReportError): void {
  if (rules.length === 0) report(line, `Section ${section.number} has no rules.`);
  for (const { line: at, rule } of rules)
    if (rule.text.length === 0) report(at, `Rule ${rule.number} has no text.`);
}

function linksIn(token: Token): TextLink[] {
  if (token.type === 'link') return [token as Tokens.Link];
  const within = [
    ...(('tokens' in token && token.tokens) || []),
    ...(('items' in token && token.items) || []),
  ];
  return within.flatMap(linksIn);
}
