import { SITE } from '#site/site.ts';
import { REGULATIONS_TITLE } from './competitions.ts';
import { DISCIPLINE } from './regulations/discipline.ts';
import { MATCH_REGULATIONS } from './regulations/match-regulations.ts';
import { MATCHDAY_PROCEDURES } from './regulations/matchday-procedures.ts';
import { ROSTERS } from './regulations/rosters.ts';
import type { RuleSection } from './regulations/rule.ts';
import { SCHEDULING } from './regulations/scheduling.ts';
import { VAR_REVIEW } from './regulations/var-review.ts';

const sections: readonly RuleSection[] = [
  MATCH_REGULATIONS,
  SCHEDULING,
  ROSTERS,
  MATCHDAY_PROCEDURES,
  DISCIPLINE,
  VAR_REVIEW,
];

export const REGULATIONS = {
  meta: {
    title: `${REGULATIONS_TITLE} | ${SITE.name}`,
    description: `The ${SITE.shortName} tournament rules, numbered for citation: matches, scheduling, rosters, matchday procedures, discipline and VAR review.`,
  },
  title: REGULATIONS_TITLE,
  lead: `The rules of the ${SITE.name}. Every rule has a number, so that it can be cited, and a link of its own.`,
  contentsTitle: 'Contents',
  linkToRule: 'Link to this rule',
  print: 'Print',
  sections,
} as const;
