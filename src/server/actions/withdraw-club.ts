import type {
  ReplaceClubBody,
  ReplaceClubReply,
  WithdrawBody,
  WithdrawReply,
} from '#contract/season-changes.ts';
import { nameProblems, tidyName } from '#domain/clubs/club-names.ts';
import type { Club } from '#domain/clubs/clubs.ts';
import { isReady } from '#domain/fixtures/fixtures.ts';
import { playBrackets } from '#domain/knockouts/play-brackets.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { revokeClubLinks } from '#store/club-links.ts';
import { renameClub } from '#store/clubs.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { resetResults } from '#store/results.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import { insertReplacement, insertWithdrawal } from '#store/withdrawals.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import { awardMatchesOfWithdrawn, NO_AWARDS } from './award-result.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { checkedReason } from './checked-text.ts';
import { refuseIfDrawUnderWay } from './refuse-change.ts';

/**
 * A club gives up. Its undecided matches of the groups are awarded to its opponents; in the knockouts its opponent goes
 * on without a match, which follows from the withdrawal by itself.
 */
export async function withdrawClub(
  context: Context,
  session: Session,
  call: Call<WithdrawBody>,
): Promise<Recorded<Pick<WithdrawReply, 'clubId' | 'awarded'>>> {
  const reason = checkedReason(call.body.reason);
  return changeAsAdmin(context, { session, action: 'withdraw-club', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    await refuseIfDrawUnderWay(trx, season);
    const before = await readSeasonFacts(trx, season);
    const club = clubThatPlays(before, call.body.clubId);
    const tie = playBrackets(before).find(
      (match) => match.outcome === null && isReady(match) && [match.home.id, match.away.id].includes(club.id),
    );
    const withdrawalId = await insertWithdrawal(trx, season, { clubId: club.id, reason, at });
    // A report that waits for a decision about a match that will not be played.
    const takenOut = tie ? await resetResults(trx, season, at, [tie.id]) : [];
    const awards = before.places ? NO_AWARDS : await awardMatchesOfWithdrawn(trx, season, at);
    return {
      reply: { clubId: club.id, awarded: awards.putIn.map(({ fixtureId }) => fixtureId) },
      told: [
        {
          kind: 'club-withdrawn',
          data: {
            season,
            clubId: club.id,
            name: club.name,
            withdrawalId,
            takenOut: [...takenOut, ...awards.takenOut],
            putIn: awards.putIn,
          },
          texts: { reason },
        },
      ],
    };
  });
}

/** A reserve club takes the place of another, with its results. */
export async function replaceClub(
  context: Context,
  session: Session,
  call: Call<ReplaceClubBody>,
): Promise<Recorded<Pick<ReplaceClubReply, 'club'>>> {
  const reason = checkedReason(call.body.reason);
  const name = tidyName(call.body.name);
  return changeAsAdmin(context, { session, action: 'replace-club', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    await refuseIfDrawUnderWay(trx, season);
    const facts = await readSeasonFacts(trx, season);
    const club = clubThatPlays(facts, call.body.clubId);
    const names = facts.clubs.map((other) => (other.id === club.id ? name : other.name));
    const problem = nameProblems(names)[facts.clubs.indexOf(club)];
    if (problem) throw new Refusal('invalid_club_name', { sentence: problem });
    if (name === club.name)
      throw new Refusal('invalid_club_name', {
        sentence: 'The club that takes the place needs another name.',
      });
    await renameClub(trx, season, club.id, name);
    await revokeClubLinks(trx, [club.id], at);
    await insertReplacement(trx, season, { clubId: club.id, from: club.name, to: name, reason, at });
    return {
      reply: { club: { id: club.id, name } },
      told: [
        {
          kind: 'club-replaced',
          data: { season, clubId: club.id, from: club.name, to: name },
          texts: { reason },
        },
      ],
    };
  });
}

function clubThatPlays({ clubs, withdrawals }: SeasonFacts, clubId: number): Club {
  const club = clubs.find(({ id }) => id === clubId);
  if (!club) throw new Refusal('unknown_club');
  if (withdrawals.some((withdrawal) => withdrawal.clubId === clubId))
    throw new Refusal('club_withdrawn', { sentence: `${club.name} has already withdrawn.` });
  return club;
}
