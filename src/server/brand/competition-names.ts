import { type Competition, SHIPPED_SITE, type Site } from '#site/shipped-site.ts';
import type { Fields } from './site-file.ts';

/** Names stand in messages to chats, where other signs would mean something. */
const PLAIN = [/^[\p{L}\d][\p{L}\p{M}\d '’&-]*$/u, 'letters and digits'] as const;
const ARTICLE = /^(the|an?) /i;

/** What a league calls the two competitions, by the codes that they keep everywhere else. */
export function competitionsOf(root: Fields): Site['competitions'] {
  const competitions = root.object('competitions');
  competitions?.refuseOthers(['ucl', 'uel']);
  const { UCL, UEL } = SHIPPED_SITE.competitions;
  return {
    UCL: competitionOf(competitions?.object('ucl') ?? null) ?? UCL,
    UEL: competitionOf(competitions?.object('uel') ?? null) ?? UEL,
  };
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

const WITHOUT_ARTICLE = 'must begin without an article: the sentences of the site have one.';
