import type { FinishSeasonBody } from '#contract/season-changes.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { phaseOf } from '#domain/knockouts/phase.ts';
import { playBrackets } from '#domain/knockouts/play-brackets.ts';
import type { Season } from '#domain/season/season.ts';
import { SEASON_NAME_MAX } from '#domain/text/text-problem.ts';
import { forgetUseOfLinks, revokeClubLinks } from '#store/club-links.ts';
import { insertClubs, listClubs } from '#store/clubs.ts';
import { listDraws } from '#store/draws.ts';
import { readSeasonFacts } from '#store/facts.ts';
import {
  beginSeason,
  currentSeason,
  finishSeason,
  hasResults,
  readRuleStart,
  reopenSeason,
} from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { checkedText } from './checked-text.ts';

/** Puts the season into the archive under its name and begins the next one. */
export async function finishCurrentSeason(
  context: Context,
  session: Session,
  call: Call<FinishSeasonBody>,
): Promise<Recorded<{ season: Season }>> {
  const name = checkedText('The name', call.body.name, SEASON_NAME_MAX);
  return changeAsAdmin(context, { session, action: 'finish-season', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    const facts = await readSeasonFacts(trx, season);
    if (phaseOf(facts.places, playBrackets(facts)) !== 'finished') throw new Refusal('season_open');
    await finishSeason(trx, season, name, at);
    const next = season + 1;
    await beginSeason(trx, next);
    const { keepClubs } = call.body;
    const clubs = keepClubs ? facts.clubs : placeholderClubs();
    await insertClubs(trx, next, clubs);
    if (keepClubs) await forgetUseOfLinks(trx);
    else await revokeClubLinks(trx, 'all', at);
    const { mode: reporting, autoApprove, autoApproveHours } = facts.reporting;
    const after = await readRuleStart(trx, season);
    const rules = { reporting, autoApprove, autoApproveHours, after };
    return {
      reply: { season: { number: next, name: null } },
      told: [{ kind: 'finished', data: { season, name, keepClubs, next: { clubs, ...rules } } }],
    };
  });
}

/** Takes the end of the last season back, while nothing has happened in the new one. */
export function reopenLastSeason(
  context: Context,
  session: Session,
  call: Call,
): Promise<Recorded<{ season: Season }>> {
  return changeAsAdmin(context, { session, action: 'reopen-season', call }, async (trx, at) => {
    const season = await currentSeason(trx);
    if (season === 1) throw new Refusal('unknown_season', { sentence: 'No season has been finished yet.' });
    const wasSealed = (await listDraws(trx, season)).some(({ commitment }) => commitment !== null);
    if (wasSealed || (await hasResults(trx, season))) throw new Refusal('season_begun');
    await revokeLinksOfOthers(trx, season, at);
    await reopenSeason(trx, season);
    return {
      reply: { season: { number: season - 1, name: null } },
      told: [{ kind: 'season-reopened', data: { season: season - 1 } }],
    };
  });
}

/** A link that was given to another club than the one that has its place back. */
async function revokeLinksOfOthers(trx: Db, season: number, at: string): Promise<void> {
  const before = await listClubs(trx, season - 1);
  const others = (await listClubs(trx, season)).filter(
    ({ id, name }) => !before.some((club) => club.id === id && club.name === name),
  );
  if (others.length > 0)
    await revokeClubLinks(
      trx,
      others.map(({ id }) => id),
      at,
    );
}
