import type { NewClubLinksReply } from '#contract/club-links.ts';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { scoreboardImage } from './scoreboard-image.ts';
import { acceptsResult, type Season } from './season.ts';
import { DAY } from './timeline.ts';

const REASON = 'One of our goals is missing.';
/** Eight in the evening of the next day. */
const KICKOFF_AFTER_MIDNIGHT = DAY + (20 / 24) * DAY;

/**
 * Clubs use their links. Of three pending matches one is submitted, one agreed and one disputed with a screenshot
 * from each side; of two open ones one has a kick-off, and one a proposed kick-off. Returns the key of a club that
 * has something to answer. A small season may have fewer matches.
 */
export async function letClubsAnswer(season: Season): Promise<string | null> {
  const { fixtures } = await season.league.read('/api/ucl/fixtures');
  const waiting = fixtures.filter(({ status }) => status === 'PENDING_APPROVAL');
  const [unanswered, agreed, disputed] = waiting;
  const [arranged, proposed] = fixtures.filter(acceptsResult);
  if (agreed) await agree(season, agreed);
  if (disputed) await dispute(season, disputed);
  if (arranged) await proposeKickoff(season, arranged, { isAccepted: true });
  if (proposed) await proposeKickoff(season, proposed, { isAccepted: false });
  return unanswered ? report(season, unanswered) : null;
}

async function report({ league, scores }: Season, match: FixtureRow): Promise<string> {
  const [home, away] = await keysOf(league, match);
  await league.report(match, scores(match), home);
  return away;
}

async function agree({ league, scores }: Season, match: FixtureRow): Promise<void> {
  const [home, away] = await keysOf(league, match);
  const id = await league.report(match, scores(match), home);
  await league.sayAsClub('confirm-result', { id }, away);
}

async function dispute({ league, scores }: Season, match: FixtureRow): Promise<void> {
  const [home, away] = await keysOf(league, match);
  const score = scores(match);
  const claim = {
    homeScore: score.homeScore,
    awayScore: Math.max(score.homeScore, score.awayScore) + 1,
  };
  const id = await league.report(match, score, home);
  await league.sendScreenshot(id, await scoreboardImage(score), home);
  await league.sayAsClub('dispute-result', { id, ...claim, reason: REASON }, away);
  await league.sendScreenshot(id, await scoreboardImage(claim), away);
}

async function proposeKickoff(
  { league, clock }: Season,
  match: FixtureRow,
  { isAccepted }: { readonly isAccepted: boolean },
): Promise<void> {
  const [home, away] = await keysOf(league, match);
  const midnight = Math.floor(clock.now().getTime() / DAY) * DAY;
  const kickoff = { fixtureId: match.id, at: new Date(midnight + KICKOFF_AFTER_MIDNIGHT).toISOString() };
  await league.sayAsClub('propose-kickoff', kickoff, home);
  if (isAccepted) await league.sayAsClub('accept-kickoff', kickoff, away);
}

async function keysOf(league: Season['league'], { home, away }: FixtureRow): Promise<[string, string]> {
  const clubIds = [home?.clubId, away?.clubId];
  const { links } = await league.administer<NewClubLinksReply>('club-links', { clubIds });
  return links.map(({ key }) => key) as [string, string];
}
