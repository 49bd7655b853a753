import type { NewClubLinksReply } from '#contract/club-links.ts';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { Season } from './season.ts';

const REASON = 'One of our goals is missing.';

/** Of three matches that wait, the clubs report with their links: one waits for its answer, one is agreed, one disputed. */
export async function letClubsSpeak({ league, scores }: Season): Promise<void> {
  const { fixtures } = await league.read('/api/ucl/fixtures');
  const waiting = fixtures.filter(({ status }) => status === 'PENDING_APPROVAL').slice(0, 3);
  for (const [index, match] of waiting.entries()) {
    const [home, away] = await keysOf(league, match);
    const score = scores(match);
    const id = await league.report(match, score, home);
    if (index === 1) await league.answer('confirm-result', { id }, away);
    if (index === 2) {
      const { homeScore, awayScore } = score;
      const claim = { homeScore, awayScore: Math.max(homeScore, awayScore) + 1 };
      await league.answer('dispute-result', { id, ...claim, reason: REASON }, away);
    }
  }
}

async function keysOf(league: Season['league'], { home, away }: FixtureRow): Promise<string[]> {
  const clubIds = [home?.clubId, away?.clubId];
  const { links } = await league.administer<NewClubLinksReply>('club-links', { clubIds });
  return links.map(({ key }) => key);
}
