import { mergeResults } from '../matches/fixture-list.ts';
import { buildFixtures, isClubOf, isReady, type ReadyFixture } from '../matches/fixtures.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { recordedMatch } from '../record/recorded-match.ts';
import { factsOf, type SeasonState } from '../record/state.ts';
import { type KickoffProposal, kickoffProblem, kickoffsInForce, pairingOf } from '../schedule/kickoffs.ts';
import { inUtc, isTime, reportingWindow } from '../schedule/schedule.ts';
import { DecisionError } from './decision-error.ts';
import { refuseIfDrawUnderWay } from './season-rules.ts';

/** A match whose kick-off can still be set, with the current agreement of its clubs. */
export interface Meeting {
  readonly season: number;
  readonly fixtureId: number;
  /** The two clubs: a replacement club has not agreed to anything. */
  readonly pairing: string;
  readonly fixture: ReadyFixture;
  readonly closesAt: string | null;
  /** The last agreed or set time. */
  readonly agreed: string | null;
  /** The same, unless the match is closed by then: the published time. */
  readonly inForce: string | null;
}

export function findMeeting(season: SeasonState, fixtureId: number): Meeting {
  const facts = factsOf(season);
  const fixture = mergeResults(buildFixtures(facts), facts.results).find(({ id }) => id === fixtureId);
  if (!fixture) throw new DecisionError('unknown_fixture');
  refuseIfDrawUnderWay(season);
  if (!isReady(fixture)) throw new DecisionError('tie_not_ready');
  if (fixture.status === 'COMPLETED')
    throw new DecisionError('already_decided', 'This match has already been decided.');
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

/** The result of a call: its entries, and the pending proposal afterwards. */
export interface Kickoff {
  readonly entries: readonly RecordDraft[];
  readonly kickoff: string | null;
  readonly proposal: KickoffProposal | null;
}

interface Negotiation {
  readonly clubId: number;
  /** The pending proposal. */
  readonly proposal: KickoffProposal | null;
  readonly now: string;
}

/**
 * A club proposes a time, replacing any earlier proposal. Proposing the other club's time accepts it; proposing the
 * time that already applies cancels all proposals for another.
 */
export function proposeKickoff(
  meeting: Meeting,
  sent: string,
  { clubId, proposal, now }: Negotiation,
): Kickoff {
  const at = momentOf(sent);
  refuseThirdClub(meeting, clubId);
  refuseIfImpossible(at, now, meeting);
  if (proposal?.at === at && proposal.by !== clubId) return settle(meeting, at);
  // An agreed time stays even if the match is closed by then: the deadline may move again.
  const proposed = at === meeting.inForce ? null : { at, by: clubId };
  return { entries: [], kickoff: meeting.inForce, proposal: proposed };
}

export function acceptKickoff(
  meeting: Meeting,
  sent: string,
  { clubId, proposal, now }: Negotiation,
): Kickoff {
  const at = momentOf(sent);
  refuseThirdClub(meeting, clubId);
  if (proposal?.at !== at) throw notProposed(at, meeting.inForce, proposal);
  if (proposal.by === clubId)
    throw new DecisionError(
      'not_your_match',
      'Your club proposed this time. Only the other club can accept it.',
    );
  refuseIfImpossible(at, now, meeting);
  return settle(meeting, at);
}

/** The administrator sets a time regardless of proposals; null clears it. */
export function setKickoff(meeting: Meeting, sent: string | null, now: string): Kickoff {
  const at = sent === null ? null : momentOf(sent);
  if (at !== null) refuseIfImpossible(at, now, meeting);
  return settle(meeting, at);
}

/** Sets the time and clears the pending proposal. */
function settle({ season, fixture, pairing, agreed }: Meeting, at: string | null): Kickoff {
  const data = { season, ...recordedMatch(fixture), pairing, at, before: agreed };
  const entries: RecordDraft[] = at === agreed ? [] : [{ kind: 'kickoff-agreed', data }];
  return { entries, kickoff: at, proposal: null };
}

function refuseThirdClub({ fixture }: Meeting, clubId: number): void {
  if (!isClubOf(fixture, clubId)) throw new DecisionError('not_your_match');
}

function refuseIfImpossible(at: string, now: string, { closesAt }: Meeting): void {
  const message = kickoffProblem(at, now, closesAt);
  if (message) throw new DecisionError('kickoff_not_possible', message);
}

function notProposed(at: string, inForce: string | null, proposal: KickoffProposal | null): DecisionError {
  if (proposal) return new DecisionError('other_proposal');
  return at === inForce
    ? new DecisionError('already_answered', 'Both clubs already agree on this time.')
    : new DecisionError('other_proposal', 'This time is no longer proposed.');
}

/** In the recorded form, so that times can be compared as text. */
function momentOf(at: string): string {
  if (!isTime(at)) throw new DecisionError('kickoff_not_possible', 'That is not a valid date and time.');
  return inUtc(at);
}
