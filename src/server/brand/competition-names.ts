import { foldName } from '#domain/clubs/club-names.ts';
import { type Competition, DEFAULT_SITE, type Site } from '#site/default-site.ts';
import type { Fields } from './site-file.ts';

/** Names appear in chat messages, where other characters would be formatting. */
const PLAIN = [/^[\p{L}\d][\p{L}\p{M}\d '’&-]*$/u, 'letters and digits'] as const;
const ARTICLE = /^(the|an?) /i;

/** The league's names of the two competitions, by their fixed codes. */
export function competitionsOf(root: Fields): Site['competitions'] {
  const competitions = root.object('competitions');
  competitions?.refuseOthers(['ucl', 'uel']);
  const defaults = DEFAULT_SITE.competitions;
  const UCL = competitionOf(competitions?.object('ucl') ?? null) ?? defaults.UCL;
  const UEL = competitionOf(competitions?.object('uel') ?? null) ?? defaults.UEL;
  const ofFirst = namesOf(UCL).map(foldName);
  const ofBoth = namesOf(UEL).find((name) => ofFirst.includes(foldName(name)));
  if (ofBoth)
    competitions?.refuse(
      competitions.has('uel') ? 'uel' : 'ucl',
      `has the same name as the other competition, ${ofBoth}: the names must differ.`,
    );
  return { UCL, UEL };
}

/** Without rejected names. */
function namesOf({ short, name }: Competition): string[] {
  return [name, short].filter((each) => each !== '');
}

function competitionOf(competition: Fields | null): Competition | null {
  if (!competition) return null;
  competition.refuseOthers(['short', 'name']);
  competition.refuseWithout(['short']);
  const short = competition.text('short', { most: 12, like: PLAIN }) ?? '';
  const name = competition.text('name', { most: 40, like: PLAIN });
  if (ARTICLE.test(short)) competition.refuse('short', WITHOUT_ARTICLE);
  if (name !== null && ARTICLE.test(name)) competition.refuse('name', WITHOUT_ARTICLE);
  return { short, name: name ?? short };
}

const WITHOUT_ARTICLE = 'must not start with an article: the website adds "the" where it is needed.';
