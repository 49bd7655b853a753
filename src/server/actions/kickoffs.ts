import type { KickoffBody, KickoffProposal, KickoffReply, SetKickoffBody } from '#contract/kickoffs.ts';
import {
  acceptKickoff as accept,
  findMeeting,
  type Kickoff,
  type Meeting,
  proposeKickoff as propose,
  setKickoff as set,
} from '#domain/decisions/agree-kickoff.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isClubOf, isReady } from '#domain/matches/fixtures.ts';
import { recordedMatch } from '#domain/record/recorded-match.ts';
import { factsOf, type SeasonState } from '#domain/record/state.ts';
import { kickoffProblem, kickoffsInForce, pairingOf } from '#domain/schedule/kickoffs.ts';
import { reportingWindow } from '#domain/schedule/reporting-window.ts';
import type { Session } from '#store/access/sessions.ts';
import { findProposal, listProposals, writeProposal } from '#store/record/kickoff-proposals.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, changeAsClub, type Decided, type Recorded } from '../writer/change-tournament.ts';
import type { Answerer } from './answer-result.ts';

type Agreed = Pick<KickoffReply, 'fixtureId' | 'kickoff' | 'proposal'>;

/** A club proposes a time, or accepts the other one's by proposing the same. */
export function proposeKickoff(
  context: Context,
  answerer: Answerer,
  call: Call<KickoffBody>,
): Promise<Recorded<Agreed>> {
  return talkAboutKickoff(context, answerer, call, propose);
}

/** A club accepts the time that the other one proposes. */
export function acceptKickoff(
  context: Context,
  answerer: Answerer,
  call: Call<KickoffBody>,
): Promise<Recorded<Agreed>> {
  return talkAboutKickoff(context, answerer, call, accept);
}

function talkAboutKickoff(
  context: Context,
  { link, countStored }: Answerer,
  call: Call<KickoffBody>,
  decide: typeof propose,
): Promise<Recorded<Agreed>> {
  const { fixtureId, at } = call.body;
  return changeAsClub(context, { link, call }, async ({ trx, at: now, season }) => {
    const meeting = findMeeting(season, fixtureId);
    const proposal = await findProposal(trx, meeting);
    const kickoff = decide(meeting, at, { clubId: link.clubId, proposal, now });
    await countStored();
    return decided(meeting, kickoff);
  });
}

/** The administrator sets a time, whatever the clubs propose; null takes it away. */
export function setKickoff(
  context: Context,
  session: Session,
  call: Call<SetKickoffBody>,
): Promise<Recorded<Agreed>> {
  const { fixtureId, at } = call.body;
  return changeAsAdmin(context, { session, action: 'set-kickoff', call }, ({ at: now, season }) => {
    const meeting = findMeeting(season, fixtureId);
    const kickoff = set(meeting, at, now);
    const detail = { season: season.number, ...recordedMatch(meeting.fixture), at: kickoff.kickoff };
    return { ...decided(meeting, kickoff), detail };
  });
}

/** A proposal is for the two clubs: the record is public. */
function decided(meeting: Meeting, { entries, kickoff, proposal }: Kickoff): Decided<Agreed> {
  return {
    entries,
    write: (trx) => writeProposal(trx, meeting, proposal),
    reply: () => ({ fixtureId: meeting.fixtureId, kickoff, proposal }),
  };
}

/** For the administrator. */
export async function listAllProposals(context: Context): Promise<KickoffProposal[]> {
  return listOpenProposals(context, (await context.tournament.read()).season);
}

/** The proposals that wait for an answer, of one club or of all. */
export async function listOpenProposals(
  { store, clock }: Context,
  season: SeasonState,
  clubId?: number,
): Promise<KickoffProposal[]> {
  const now = clock().toISOString();
  const facts = factsOf(season);
  const matches = mergeResults(buildFixtures(facts), facts.results);
  return (await listProposals(store.db, season.number)).flatMap(({ fixtureId, pairing, at, by }) => {
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
