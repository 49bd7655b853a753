import { mergeResults } from '../matches/fixture-list.ts';
import { buildFixtures, isClubOf, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { recordedMatch } from '../record/recorded-match.ts';
import { factsOf, type SeasonState } from '../record/state.ts';
import { type KickoffProposal, kickoffProblem, kickoffsInForce, pairingOf } from '../schedule/kickoffs.ts';
import { inUtc, isTime, reportingWindow } from '../schedule/schedule.ts';
import { Refused } from './refused.ts';
import { refuseIfDrawUnderWay } from './season-rules.ts';

/** A match that can still be given a time, and what its two clubs have come to. */
export interface Meeting {
  readonly season: number;
  readonly fixtureId: number;
  /** The two clubs: another one that takes a place has agreed to nothing. */
  readonly pairing: string;
  readonly fixture: ReadyFixture;
  readonly closesAt: string | null;
  /** The last time that was agreed or set. */
  readonly agreed: string | null;
  /** The same, unless the match is closed then: the time that everybody reads. */
  readonly inForce: string | null;
}

export function findMeeting(season: SeasonState, fixtureId: number): Meeting {
  const facts = factsOf(season);
  const fixture = mergeResults(buildFixtures(facts), facts.results).find(({ id }) => id === fixtureId);
  if (!fixture) throw new Refused('unknown_fixture');
  refuseIfDrawUnderWay(season);
  if (!isReady(fixture)) throw new Refused('tie_not_ready');
  if (fixture.status === 'COMPLETED')
    throw new Refused('already_decided', 'This match has already been decided.');
  const pairing = pairingOf(fixture, facts.replacements);
  return {
    season: season.number,
    fixtureId,
    pairing,
    fixture,
    closesAt: reportingWindow(fixture, facts).closesAt,
    agreed: season.kickoffs.get(`${fixtureId} ${pairing}`)?.at ?? null,
    inForce: kickoffsInForce([fixture], facts)[0]?.at ?? null,
  };
}

/** What comes of a call: entries, and the proposal that waits for an answer afterwards. */
export interface Kickoff {
  readonly entries: readonly RecordDraft[];
  readonly kickoff: string | null;
  readonly proposal: KickoffProposal | null;
}

interface Talk {
  readonly clubId: number;
  /** The proposal that waits for an answer now. */
  readonly proposal: KickoffProposal | null;
  readonly now: string;
}

/**
 * A club proposes a time, in place of whatever was proposed before. The time that the other club proposes is accepted
 * with it; the one that holds already ends all proposals for another.
 */
export function proposeKickoff(meeting: Meeting, sent: string, { clubId, proposal, now }: Talk): Kickoff {
  const at = momentOf(sent);
  refuseThirdClub(meeting, clubId);
  refuseIfImpossible(at, now, meeting);
  if (proposal?.at === at && proposal.by !== clubId) return settle(meeting, at);
  // A time that was agreed before stays, also one at which the match is closed now: the deadline may move again.
  const proposed = at === meeting.inForce ? null : { at, by: clubId };
  return { entries: [], kickoff: meeting.inForce, proposal: proposed };
}

/** A club accepts the time that the other one proposes. */
export function acceptKickoff(meeting: Meeting, sent: string, { clubId, proposal, now }: Talk): Kickoff {
  const at = momentOf(sent);
  refuseThirdClub(meeting, clubId);
  if (proposal?.at !== at) throw notProposed(at, meeting.inForce, proposal);
  if (proposal.by === clubId)
    throw new Refused('not_your_match', 'Your club proposes this time. The other club accepts it.');
  refuseIfImpossible(at, now, meeting);
  return settle(meeting, at);
}

/** The administrator sets a time, whatever the clubs propose; null takes it away. */
export function setKickoff(meeting: Meeting, sent: string | null, now: string): Kickoff {
  const at = sent === null ? null : momentOf(sent);
  if (at !== null) refuseIfImpossible(at, now, meeting);
  return settle(meeting, at);
}

/** The match has this time now, and no proposal waits for an answer. */
function settle({ season, fixture, pairing, agreed }: Meeting, at: string | null): Kickoff {
  const data = { season, ...recordedMatch(fixture), pairing, at, before: agreed };
  const entries: RecordDraft[] = at === agreed ? [] : [{ kind: 'kickoff-agreed', data }];
  return { entries, kickoff: at, proposal: null };
}

function refuseThirdClub({ fixture }: Meeting, clubId: number): void {
  if (!isClubOf(fixture, clubId)) throw new Refused('not_your_match');
}

function refuseIfImpossible(at: string, now: string, { closesAt }: Meeting): void {
  const sentence = kickoffProblem(at, now, closesAt);
  if (sentence) throw new Refused('kickoff_not_possible', sentence);
}

function notProposed(at: string, inForce: string | null, proposal: KickoffProposal | null): Refused {
  if (at === inForce) return new Refused('already_answered', 'Both clubs already agree on this time.');
  return proposal
    ? new Refused('other_proposal')
    : new Refused('other_proposal', 'Nobody proposes this time any more.');
}

/** In the form in which times are recorded, so that they can be compared as text. */
function momentOf(at: string): string {
  if (!isTime(at)) throw new Refused('kickoff_not_possible', 'No clock shows this time.');
  return inUtc(at);
}
