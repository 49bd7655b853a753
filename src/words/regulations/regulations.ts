import { SITE } from '#site/site.ts';
import type { SeasonFormat } from '../season-format.ts';
import { REGULATIONS_TITLE } from '../titles.ts';
import { DISCIPLINE } from './discipline.ts';
import { matchRegulations } from './match-regulations.ts';
import { MATCHDAY_PROCEDURES } from './matchday-procedures.ts';
import { ROSTERS } from './rosters.ts';
import type { RuleSection } from './rule.ts';
import { SCHEDULING } from './scheduling.ts';
import { VAR_REVIEW } from './var-review.ts';

declare global {
  /** The sections of a league that has regulations of its own. Set before this file is loaded, like `cesSite`. */
  var cesRegulations: readonly RuleSection[] | undefined;
}

const others: readonly RuleSection[] = [SCHEDULING, ROSTERS, MATCHDAY_PROCEDURES, DISCIPLINE, VAR_REVIEW];

const own = globalThis.cesRegulations;

/** The league's own regulations, or the built-in ones with the numbers of the season. */
export function regulationSections(format: SeasonFormat): readonly RuleSection[] {
  return own ?? [matchRegulations(format), ...others];
}

const subjects = own
  ? own.map(({ title }) => title).join(', ')
  : 'matches, scheduling, rosters, matchday procedures, discipline and VAR review';

export const REGULATIONS = {
  meta: {
    title: `${REGULATIONS_TITLE} | ${SITE.name}`,
    description: `The ${SITE.shortName} tournament rules, numbered for citation: ${subjects}.`,
  },
  title: REGULATIONS_TITLE,
  lead: `The rules of the ${SITE.name}. Every rule has its own number and link, so that it can be cited.`,
  contentsTitle: 'Contents',
  linkToRule: 'Link to this rule',
  print: 'Print',
} as const;
