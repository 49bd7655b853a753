import { lexer, type Token, type Tokens } from 'marked';
import { canBeSeen, hasControlCharacter } from '#domain/text/text-problem.ts';
import type { Block, Rule, RuleSection, TextLink } from '#web/app/entry-server.tsx';
import { blockOf, newlines, plainOf, type Refuse, ruleLinkedBy } from './rule-text.ts';
import { SHIPPED_RULES, shippedRulesOf } from './shipped-rules.ts';
import { unlessTooDeep } from './unless-too-deep.ts';

/** What a league has in the place of shipped sections, and besides them. */
export interface OwnRegulations {
  /** A section without rules is left out. */
  readonly sections: readonly RuleSection[];
  /** The shipped rules that are no more: '5.3'. */
  readonly goneRules: readonly string[];
}

/** Below the heading of a section that is to be no more. */
const LEFT_OUT = 'Left out.';

interface OpenRule {
  readonly line: number;
  readonly rule: Rule & { readonly text: Block[] };
}

interface OpenSection {
  readonly line: number;
  readonly section: RuleSection;
  readonly rules: OpenRule[];
  isLeftOut: boolean;
}

/** Reads `regulations.md`. Whatever is wrong is added to the mistakes, with its line. */
export function parseRegulations(source: string, fileName: string, mistakes: string[]): OwnRegulations {
  const refuse: Refuse = (line, sentence) => mistakes.push(`${fileName}, line ${line}: ${sentence}`);
  const sections: OpenSection[] = [];
  const links: { readonly line: number; readonly rule: string }[] = [];
  const text = source.replace(/\r\n?/g, '\n');
  for (const [index, each] of text.split('\n').entries())
    if (hasControlCharacter(each.replaceAll('\t', ' ')))
      refuse(index + 1, 'A control character cannot be shown in the regulations.');
  const tokens = unlessTooDeep(() => lexer(text));
  if (!tokens) refuse(1, 'Quotations, lists or emphasis are nested too deeply.');
  let line = 1;
  for (const token of tokens ?? []) {
    readToken(token, line, sections, refuse);
    for (const link of linksIn(token)) {
      const rule = ruleLinkedBy(link);
      if (rule !== null) links.push({ line, rule });
    }
    line += newlines(token.raw);
  }
  for (const open of sections) refuseUnfinished(open, refuse);

  const own = sections.map(({ section, rules }) => ({ ...section, rules: rules.map(({ rule }) => rule) }));
  const numbers = new Set(own.map(({ number }) => number));
  const ownRules = new Set<string>(own.flatMap(({ rules }) => rules.map(({ number }) => number)));
  const kept = [...SHIPPED_RULES.keys()].filter((number) => !numbers.has(number)).flatMap(shippedRulesOf);
  for (const { line: at, rule } of links)
    if (!ownRules.has(rule) && !kept.includes(rule)) refuse(at, `There is no rule ${rule} to link to.`);
  if (kept.length === 0 && ownRules.size === 0) refuse(1, 'At least one section has to be left.');
  const replaced = [...numbers].flatMap(shippedRulesOf);
  return { sections: own, goneRules: replaced.filter((rule) => !ownRules.has(rule)) };
}

function readToken(token: Token, line: number, sections: OpenSection[], refuse: Refuse): void {
  const section = sections.at(-1);
  if (token.type === 'heading' && (token.depth === 2 || token.depth === 3)) {
    const title = plainOf((token as Tokens.Heading).tokens, line, refuse).trim();
    if (token.depth === 2) beginSection(title, line, sections, refuse);
    else if (section) beginRule(title, line, section, refuse);
    else refuse(line, 'A rule belongs to a section, which begins with "## 5 Title".');
    return;
  }
  const block = blockOf(token, line, refuse);
  if (block === null) return;
  const rule = section?.rules.at(-1);
  if (rule) rule.rule.text.push(block);
  else if (section && block === LEFT_OUT) section.isLeftOut = true;
  else if (section)
    refuse(line, `Text belongs to a rule, which begins with "### ${section.section.number}.1 Title".`);
  else refuse(line, 'Text belongs to a rule of a section, which begins with "## 5 Title".');
}

function beginSection(title: string, line: number, sections: OpenSection[], refuse: Refuse): void {
  const [, digits, name = ''] = /^([1-9]\d?)\.? (.+)$/.exec(title) ?? [];
  const number = Number(digits ?? 0);
  if (!canBeSeen(name)) refuse(line, 'A section begins with its number and title: "## 5 Discipline".');
  else if (sections.some(({ section }) => section.number === number))
    refuse(line, `Section ${number} is there twice.`);
  const id = SHIPPED_RULES.get(number)?.id ?? `section-${number}`;
  sections.push({ line, section: { number, id, title: name, rules: [] }, rules: [], isLeftOut: false });
}

function beginRule(title: string, line: number, { section, rules }: OpenSection, refuse: Refuse): void {
  const [, of, digits, name = ''] = /^([1-9]\d?)\.([1-9]\d{0,2}) (.+)$/.exec(title) ?? [];
  const number = `${Number(of ?? section.number)}.${Number(digits ?? 0)}` as const;
  if (!canBeSeen(name))
    refuse(line, `A rule begins with its number and title: "### ${section.number}.1 Title".`);
  else if (Number(of) !== section.number) refuse(line, `Rule ${number} is not of section ${section.number}.`);
  else if (rules.some(({ rule }) => rule.number === number)) refuse(line, `Rule ${number} is there twice.`);
  rules.push({ line, rule: { number, id: `rule-${number.replace('.', '-')}`, title: name, text: [] } });
}

function refuseUnfinished({ line, section, rules, isLeftOut }: OpenSection, refuse: Refuse): void {
  if (rules.length === 0 && !isLeftOut)
    refuse(
      line,
      `Section ${section.number} has no rules. To leave it out, write "${LEFT_OUT}" below its title.`,
    );
  if (rules.length > 0 && isLeftOut) refuse(line, `Section ${section.number} is left out, and has rules.`);
  for (const { line: at, rule } of rules)
    if (rule.text.length === 0) refuse(at, `Rule ${rule.number} says nothing.`);
}

function linksIn(token: Token): TextLink[] {
  if (token.type === 'link') return [token as Tokens.Link];
  const within = [
    ...(('tokens' in token && token.tokens) || []),
    ...(('items' in token && token.items) || []),
  ];
  return within.flatMap(linksIn);
}
