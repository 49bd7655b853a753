import { SITE } from '#site/site.ts';
import { REGULATIONS_TITLE } from '../titles.ts';
import { DISCIPLINE } from './discipline.ts';
import { MATCH_REGULATIONS } from './match-regulations.ts';
import { MATCHDAY_PROCEDURES } from './matchday-procedures.ts';
import { ROSTERS } from './rosters.ts';
import type { RuleSection } from './rule.ts';
import { SCHEDULING } from './scheduling.ts';
import { VAR_REVIEW } from './var-review.ts';

declare global {
  /** The sections of a league that has regulations of its own. Set before this file is loaded, like `cesSite`. */
  var cesRegulations: readonly RuleSection[] | undefined;
}

const shipped: readonly RuleSection[] = [
  MATCH_REGULATIONS,
  SCHEDULING,
  ROSTERS,
  MATCHDAY_PROCEDURES,
  DISCIPLINE,
  VAR_REVIEW,
];

const own = globalThis.cesRegulations;
const sections = own ?? shipped;

const subjects = own
  ? own.map(({ title }) => title).join(', ')
  : 'matches, scheduling, rosters, matchday procedures, discipline and VAR review';

export const REGULATIONS = {
  meta: {
    title: `${REGULATIONS_TITLE} | ${SITE.name}`,
    description: `The ${SITE.shortName} tournament rules, numbered for citation: ${subjects}.`,
  },
  title: REGULATIONS_TITLE,
  lead: `The rules of the ${SITE.name}. Every rule has a number, so that it can be cited, and a link of its own.`,
  contentsTitle: 'Contents',
  linkToRule: 'Link to this rule',
  print: 'Print',
  sections,
} as const;
