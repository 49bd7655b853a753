import type { PlacesReply } from '#contract/season-changes.ts';
import { groupFixtures } from '#domain/fixtures/group-fixtures.ts';
import { stageOf } from '#domain/fixtures/match-plan.ts';
import { placesFrom } from '#domain/knockouts/qualified-places.ts';
import { standings } from '#domain/standings/standings.ts';
import { readSeasonFacts } from '#store/facts.ts';
import { clearPlaces, writePlaces } from '#store/knockout-places.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, type Recorded } from './change-tournament.ts';
import { refuseIfDrawUnderWay } from './refuse-change.ts';

/** Freezes who plays where in the knockouts, once every match of the groups is decided. */
export function closeGroups(
  context: Context,
  session: Session,
  call: Call,
): Promise<Recorded<Pick<PlacesReply, 'places'>>> {
  return changeAsAdmin(context, { session, action: 'close-groups', call }, async (trx) => {
    const season = await currentSeason(trx);
    await refuseIfDrawUnderWay(trx, season);
    const facts = await readSeasonFacts(trx, season);
    if (facts.places)
      throw new Refusal('groups_closed', { sentence: 'The groups have already been closed.' });
    const fixtures = groupFixtures(facts.clubs);
    const decided = new Set(
      facts.results
        .filter(({ submissionStatus }) => submissionStatus === 'approved')
        .map(({ fixtureId }) => fixtureId),
    );
    const matches = fixtures.filter(({ id }) => !decided.has(id)).map(({ id }) => id);
    if (matches.length > 0) throw new Refusal('groups_open', { details: { matches } });
    const places = placesFrom(standings(facts.clubs, fixtures, facts.results, facts.deductions));
    await writePlaces(trx, season, places);
    return {
      reply: { places: { ucl: [...places.ucl], uel: [...places.uel] } },
      told: [{ kind: 'closed', data: { season, ...places } }],
    };
  });
}

/** Takes the places back, while nothing was played for them. */
export function reopenGroups(
  context: Context,
  session: Session,
  call: Call,
): Promise<Recorded<Pick<PlacesReply, 'places'>>> {
  return changeAsAdmin(context, { session, action: 'reopen-groups', call }, async (trx) => {
    const season = await currentSeason(trx);
    const { places, results } = await readSeasonFacts(trx, season);
    if (!places)
      throw new Refusal('groups_open', { sentence: 'The groups are open.', details: { matches: [] } });
    const hasBegun = results.some(({ fixtureId }) => stageOf(fixtureId)?.kind === 'knockout');
    if (hasBegun) throw new Refusal('knockouts_begun');
    await clearPlaces(trx, season);
    return { reply: { places: null }, told: [{ kind: 'reopened', data: { season } }] };
  });
}
