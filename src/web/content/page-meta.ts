import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUP_FIXTURE_COUNT } from '#domain/fixtures/fixtures.ts';
import { SITE } from '#site.ts';

export interface PageMeta {
  readonly title: string;
  /** One sentence of 110 to 160 characters, for search engines and chat previews. */
  readonly description: string;
}

function titled(page: string): string {
  return `${page} | ${SITE.name}`;
}

export const PAGE_META = {
  home: {
    title: `${SITE.name} (${SITE.shortName}) | Pro Clubs tournaments`,
    description: `A Pro Clubs tournament for ${CLUB_COUNT} clubs: 16 groups of 4, ${GROUP_FIXTURE_COUNT} group fixtures and two knockout phases, with live standings and latest results.`,
  },
  hub: {
    title: titled('UCL Hub'),
    description: `Live standings of all 16 groups and all ${GROUP_FIXTURE_COUNT} fixtures of the group stage, with confirmed results and result submission for team captains.`,
  },
  regulations: {
    title: titled('UCL Regulations'),
    description: `The ${SITE.shortName} tournament rules, numbered for citation: matches, scheduling, rosters, matchday procedures, discipline and VAR review.`,
  },
  conduct: {
    title: titled('Code of Conduct'),
    description: `What ${SITE.shortName} expects of players, managers and captains, how to report a violation, which sanctions apply and how to appeal.`,
  },
  community: {
    title: titled('Community Hub'),
    description: `Join the ${SITE.shortName} main league server: ${SITE.claims.members} members, ${CLUB_COUNT} teams and ${SITE.claims.support} support for players, managers and team captains.`,
  },
  contact: {
    title: titled('Contact & Support'),
    description: `Reach ${SITE.shortName} by chat, e-mail or social profile, and see which channel suits your question and how soon to expect an answer.`,
  },
  about: {
    title: titled('About'),
    description: `How the series began in ${SITE.claims.founded}, what it stands for, how its community has grown and where the tournament goes next.`,
  },
  privacy: {
    title: titled('Privacy Policy'),
    description: `What data ${SITE.shortName} collects, why, who sees it, how long it is kept and what your rights are: no visitor accounts and no tracking.`,
  },
} satisfies Record<string, PageMeta>;

export const NOT_FOUND_META: PageMeta = {
  title: titled('Page not found'),
  description: `There is no page at this address. Standings, fixtures, regulations and all other ${SITE.shortName} pages are reached from the home page.`,
};
