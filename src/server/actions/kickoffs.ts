import type { KickoffBody, KickoffProposal, KickoffReply, SetKickoffBody } from '#contract/kickoffs.ts';
import { mergeResults } from '#domain/fixtures/fixture-list.ts';
import { buildFixtures, isClubOf, isReady, type ReadyFixture } from '#domain/fixtures/fixtures.ts';
import { kickoffProblem, kickoffsInForce, pairingOf } from '#domain/schedule/kickoffs.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import { inUtc, isTime } from '#domain/schedule/schedule.ts';
import type { SeasonFacts } from '#domain/season/facts.ts';
import { loadFacts, readSeasonFacts } from '#store/facts.ts';
import { type KickoffTalk, listProposals, type Meeting, readTalk, writeTalk } from '#store/kickoffs.ts';
import { currentSeason } from '#store/seasons.ts';
import type { Session } from '#store/sessions.ts';
import type { Db } from '#store/tables.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Answerer } from './answer-result.ts';
import type { Call } from './call.ts';
import { changeAsAdmin, changeAsClub, type Recorded } from './change-tournament.ts';
import { recordedMatch } from './recorded-match.ts';
import { refuseIfDrawUnderWay } from './refuse-change.ts';

type Told = Recorded<Pick<KickoffReply, 'fixtureId' | 'kickoff' | 'proposal'>>;

/**
 * A club proposes a time, in place of whatever was proposed before. The time that the other club proposes is accepted
 * with it; the one that holds already ends all proposals for another.
 */
export function proposeKickoff(
  context: Context,
  { link: { clubId }, link, countStored }: Answerer,
  call: Call<KickoffBody>,
): Promise<Told> {
  const at = momentOf(call.body.at);
  return changeAsClub(context, { link, call }, async (trx, now) => {
    const meeting = await findMeeting(trx, call.body.fixtureId);
    refuseThirdClub(meeting, clubId);
    refuseIfImpossible(at, now, meeting);
    const { inForce, proposal } = meeting;
    await countStored();
    if (proposal?.at === at && proposal.by !== clubId) return settle(trx, meeting, at);
    const proposed = at === inForce ? null : { at, by: clubId };
    // A time that was agreed before stays, also one at which the match is closed now: the deadline may move again.
    await writeTalk(trx, meeting, { at: meeting.agreed, proposal: proposed });
    // A proposal is for the two clubs: the record is public.
    return { reply: { fixtureId: meeting.fixtureId, kickoff: inForce, proposal: proposed }, told: [] };
  });
}

/** A club accepts the time that the other one proposes. */
export function acceptKickoff(
  context: Context,
  { link: { clubId }, link, countStored }: Answerer,
  call: Call<KickoffBody>,
): Promise<Told> {
  const at = momentOf(call.body.at);
  return changeAsClub(context, { link, call }, async (trx, now) => {
    const meeting = await findMeeting(trx, call.body.fixtureId);
    refuseThirdClub(meeting, clubId);
    const { inForce, proposal } = meeting;
    if (proposal?.at !== at) throw notProposed(at, inForce, proposal);
    if (proposal.by === clubId)
      throw new Refusal('not_your_match', {
        sentence: 'Your club proposes this time. The other club accepts it.',
      });
    refuseIfImpossible(at, now, meeting);
    await countStored();
    return settle(trx, meeting, at);
  });
}

/** The administrator sets a time, whatever the clubs propose; null takes it away. */
export function setKickoff(context: Context, session: Session, call: Call<SetKickoffBody>): Promise<Told> {
  const at = call.body.at === null ? null : momentOf(call.body.at);
  return changeAsAdmin(context, { session, action: 'set-kickoff', call }, async (trx, now) => {
    const meeting = await findMeeting(trx, call.body.fixtureId);
    if (at !== null) refuseIfImpossible(at, now, meeting);
    const settled = await settle(trx, meeting, at);
    const { season, fixture } = meeting;
    return { ...settled, detail: { season, ...recordedMatch(fixture), at } };
  });
}

/** For the administrator. */
export async function listAllProposals(context: Context): Promise<KickoffProposal[]> {
  return listOpenProposals(context, await loadFacts(context.store.db));
}

/** The proposals that wait for an answer, of one club or of all. */
export async function listOpenProposals(
  { store, clock }: Context,
  facts: SeasonFacts,
  clubId?: number,
): Promise<KickoffProposal[]> {
  const now = clock().toISOString();
  const matches = mergeResults(buildFixtures(facts), facts.results);
  return (await listProposals(store.db, facts.season.number)).flatMap(({ fixtureId, pairing, at, by }) => {
    const fixture = matches.find(({ id }) => id === fixtureId);
    if (!fixture || !isReady(fixture) || fixture.status === 'COMPLETED') return [];
    if (clubId !== undefined && !isClubOf(fixture, clubId)) return [];
    const isOpen =
      pairing === pairingOf(fixture, facts.replacements) &&
      kickoffProblem(at, now, reportingWindow(fixture, facts).closesAt) === null;
    const kickoff = kickoffsInForce([fixture], facts)[0]?.at ?? null;
    return isOpen
      ? [{ fixtureId, homeTeam: fixture.home.name, awayTeam: fixture.away.name, kickoff, at, by }]
      : [];
  });
}

/** A match that can still be given a time, and what is known of it. */
interface OpenMeeting extends Meeting {
  readonly fixture: ReadyFixture;
  readonly closesAt: string | null;
  /** The last time that was agreed or set. */
  readonly agreed: string | null;
  /** The same, unless the match is closed then: the time that everybody reads. */
  readonly inForce: string | null;
  readonly proposal: KickoffTalk['proposal'];
}

async function findMeeting(trx: Db, fixtureId: number): Promise<OpenMeeting> {
  const season = await currentSeason(trx);
  const facts = await readSeasonFacts(trx, season);
  const listed = mergeResults(buildFixtures(facts), facts.results).find(({ id }) => id === fixtureId);
  if (!listed) throw new Refusal('unknown_fixture');
  await refuseIfDrawUnderWay(trx, season);
  if (!isReady(listed)) throw new Refusal('tie_not_ready');
  if (listed.status === 'COMPLETED')
    throw new Refusal('already_decided', { sentence: 'This match has already been decided.' });
  const pairing = pairingOf(listed, facts.replacements);
  const { at: agreed, proposal } = await readTalk(trx, { season, fixtureId, pairing });
  const inForce = kickoffsInForce([listed], facts)[0]?.at ?? null;
  const { closesAt } = reportingWindow(listed, facts);
  return { season, fixtureId, pairing, fixture: listed, closesAt, agreed, inForce, proposal };
}

/** The match has this time now, and no proposal waits for an answer. */
async function settle(trx: Db, meeting: OpenMeeting, at: string | null) {
  const { season, fixtureId, fixture, pairing, agreed } = meeting;
  await writeTalk(trx, meeting, { at, proposal: null });
  const data = { season, ...recordedMatch(fixture), pairing, at, before: agreed };
  return {
    reply: { fixtureId, kickoff: at, proposal: null },
    told: at === agreed ? [] : [{ kind: 'kickoff-agreed' as const, data }],
  };
}

function refuseThirdClub({ fixture }: OpenMeeting, clubId: number): void {
  if (!isClubOf(fixture, clubId)) throw new Refusal('not_your_match');
}

function refuseIfImpossible(at: string, now: string, { closesAt }: OpenMeeting): void {
  const sentence = kickoffProblem(at, now, closesAt);
  if (sentence) throw new Refusal('kickoff_not_possible', { sentence });
}

function notProposed(at: string, inForce: string | null, proposal: OpenMeeting['proposal']): Refusal {
  if (at === inForce)
    return new Refusal('already_answered', { sentence: 'Both clubs already agree on this time.' });
  return proposal
    ? new Refusal('other_proposal')
    : new Refusal('other_proposal', { sentence: 'Nobody proposes this time any more.' });
}

/** In the form in which times are stored, so that they can be compared as text. */
function momentOf(at: string): string {
  if (!isTime(at)) throw new Refusal('kickoff_not_possible', { sentence: 'No clock shows this time.' });
  return inUtc(at);
}
