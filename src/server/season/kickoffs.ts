import {
  KickoffBody,
  type KickoffProposal,
  KickoffProposalsReply,
  KickoffReply,
  SetKickoffBody,
} from '#contract/kickoffs.ts';
import {
  acceptKickoff,
  findMeeting,
  type Kickoff,
  type Meeting,
  proposeKickoff,
  setKickoff,
} from '#domain/decisions/agree-kickoff.ts';
import { mergeResults } from '#domain/matches/fixture-list.ts';
import { buildFixtures, isClubOf, isReady } from '#domain/matches/fixtures.ts';
import { recordedMatch } from '#domain/record/recorded-match.ts';
import { factsOf, type SeasonState } from '#domain/record/state.ts';
import { kickoffProblem, kickoffsInForce, pairingOf } from '#domain/schedule/kickoffs.ts';
import { reportingWindow } from '#domain/schedule/schedule.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import { findProposal, listProposals, writeProposal } from '#store/private/kickoff-proposals.ts';
import type { Context } from '../context.ts';
import { type AdminRead, adminRead } from '../http/admin-reads.ts';
import { type AdminChange, adminChange, type ClubChange, clubChange } from '../writer/change-routes.ts';
import type { Decided, Moment } from '../writer/change-tournament.ts';

type Agreed = Pick<KickoffReply, 'fixtureId' | 'kickoff' | 'proposal'>;

/** Two clubs agree on a kick-off, with their links. */
export const KICKOFF_CHANGES: readonly ClubChange[] = [
  clubChange({
    path: '/api/ucl/propose-kickoff',
    summary: 'Propose a kick-off time',
    description: 'Replaces any earlier proposal. Proposing the same time as the other club accepts it.',
    body: KickoffBody,
    reply: KickoffReply,
    decide: (moment, body, link) => negotiate(moment, body, link, proposeKickoff),
  }),
  clubChange({
    path: '/api/ucl/accept-kickoff',
    summary: 'Accept the kick-off time proposed by the other club',
    body: KickoffBody,
    reply: KickoffReply,
    decide: (moment, body, link) => negotiate(moment, body, link, acceptKickoff),
  }),
];

/** The administrator sets a time, whatever the clubs propose. */
export const SET_KICKOFF: AdminChange = adminChange({
  path: '/api/ucl/set-kickoff',
  summary: 'Set or clear the kick-off time of a match',
  action: 'set-kickoff',
  body: SetKickoffBody,
  reply: KickoffReply,
  decide: ({ at: now, season }, { fixtureId, at }) => {
    const meeting = findMeeting(season, fixtureId);
    const kickoff = setKickoff(meeting, at, now);
    const detail = { season: season.number, ...recordedMatch(meeting.fixture), at: kickoff.kickoff };
    return { ...decided(meeting, kickoff), detail };
  },
});

export const KICKOFF_PROPOSALS: AdminRead = adminRead({
  path: '/api/ucl/kickoff-proposals',
  summary: 'Proposed kick-off times',
  reply: KickoffProposalsReply,
  read: async (context) => ({
    proposals: await listOpenProposals(context, (await context.tournament.read()).season),
  }),
});

async function negotiate(
  { trx, at: now, season }: Moment,
  { fixtureId, at }: KickoffBody,
  { clubId }: ClubLink,
  decide: typeof proposeKickoff,
): Promise<Decided<Agreed>> {
  const meeting = findMeeting(season, fixtureId);
  const proposal = await findProposal(trx, meeting);
  return decided(meeting, decide(meeting, at, { clubId, proposal, now }));
}

/** A proposal is private to the two clubs, and the record is public. */
function decided(meeting: Meeting, { entries, kickoff, proposal }: Kickoff): Decided<Agreed> {
  return {
    entries,
    write: (trx) => writeProposal(trx, meeting, proposal),
    reply: () => ({ fixtureId: meeting.fixtureId, kickoff, proposal }),
  };
}

/** The pending proposals, of one club or of all. */
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
    if (!isOpen) return [];
    const kickoff = kickoffsInForce([fixture], facts)[0]?.at ?? null;
    const { home, away } = fixture;
    const clubs = { homeClubId: home.id, awayClubId: away.id, homeTeam: home.name, awayTeam: away.name };
    return [{ fixtureId, ...clubs, kickoff, at, by }];
  });
}
