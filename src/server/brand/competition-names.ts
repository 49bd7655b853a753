import { foldName } from '#domain/clubs/club-names.ts';
import { type Competition, SHIPPED_SITE, type Site } from '#site/shipped-site.ts';
import type { Fields } from './site-file.ts';

/** Names stand in messages to chats, where other signs would mean something. */
const PLAIN = [/^[\p{L}\d][\p{L}\p{M}\d '’&-]*$/u, 'letters and digits'] as const;
const ARTICLE = /^(the|an?) /i;

/** What a league calls the two competitions, by the codes that they keep everywhere else. */
export function competitionsOf(root: Fields): Site['competitions'] {
  const competitions = root.object('competitions');
  competitions?.refuseOthers(['ucl', 'uel']);
  const shipped = SHIPPED_SITE.competitions;
  const UCL = competitionOf(competitions?.object('ucl') ?? null) ?? shipped.UCL;
  const UEL = competitionOf(competitions?.object('uel') ?? null) ?? shipped.UEL;
  const ofFirst = namesOf(UCL).map(foldName);
  const ofBoth = namesOf(UEL).find((name) => ofFirst.includes(foldName(name)));
  if (ofBoth)
    competitions?.refuse(
      competitions.has('uel') ? 'uel' : 'ucl',
      `is called ${ofBoth}, and so is the other one: each needs a name of its own.`,
    );
  return { UCL, UEL };
}

/** Without those that were refused. */
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

const WITHOUT_ARTICLE = 'must begin without an article: the sentences of the site have one.';
