import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import type { Block, TextLink } from '../rich-text.ts';

export type RuleNumber = `${number}.${number}`;

export interface Rule {
  readonly number: RuleNumber;
  readonly id: string;
  readonly title: string;
  readonly text: readonly Block[];
}

export interface RuleSection {
  readonly number: number;
  readonly id: string;
  readonly title: string;
  readonly rules: readonly Rule[];
}

function ruleId(number: RuleNumber): string {
  return `rule-${number.replace('.', '-')}`;
}

/** Numbers are written out, not counted: officers cite them, so adding a rule must never move another. */
export function rule(number: RuleNumber, title: string, ...text: Block[]): Rule {
  return { number, id: ruleId(number), title, text };
}

/** A league with its own regulations may use the number for another rule, so the link then leads to the whole page. */
export function ruleLink(number: RuleNumber): TextLink {
  if (SITE.hasOwnRegulations) return { text: 'the Regulations', href: PATHS.regulations };
  return { text: `Rule ${number}`, href: `${PATHS.regulations}#${ruleId(number)}` };
}
