import { isClubOf, type ReadyFixture } from '../matches/fixtures.ts';
import type { Stage } from '../matches/stages.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { recordedMatch, recordedResult } from '../record/recorded-match.ts';
import { openResultOf, type ResultState, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { scoreText } from '../results/score-text.ts';
import { exactText } from '../schedule/gmt-text.ts';
import { isOpen, reportingWindow } from '../schedule/schedule.ts';
import { checkedScore, type SentScore } from './checked-score.ts';
import { DecisionError } from './decision-error.ts';
import { knownFixture, readyFixture, scheduleOf } from './find-match.ts';
import { isDrawUnderWay, refuseIfGroupsClosed, refuseIfPaused } from './season-rules.ts';

/** A captain's submission, with the clubs that the captain sees. */
export interface Submission extends SentScore {
  readonly fixtureId: number;
  readonly homeTeam: string;
  readonly awayTeam: string;
  readonly group: string;
}

/** The submitter: a captain without a link, or a club with its own. */
export interface Submitter {
  readonly clubId: number | null;
  /** When the block of this sender ends; null if it is not blocked. */
  readonly blockedUntil: string | null;
}

/** A captain's first result for a match; a correction is in answer-result.ts. */
export function submitResult(
  { season, lastIds }: Tournament,
  submission: Submission,
  submitter: Submitter,
  at: string,
): RecordDraft[] {
  const { fixtureId } = submission;
  const { stage } = knownFixture(season, fixtureId);
  const score = checkedScore(stage, submission);
  refuseUnlessMaySubmit(season, submitter);
  refuseUnlessOpen(season, fixtureId, stage, at);
  const fixture = readyFixture(season, fixtureId);
  refuseOtherClubs(submission, fixture);
  const { clubId } = submitter;
  if (clubId !== null && !isClubOf(fixture, clubId)) throw new DecisionError('not_your_match');
  if ('outcome' in fixture && fixture.outcome?.decidedBy === 'walkover')
    throw new DecisionError('club_withdrawn');

  const resultId = lastIds.result + 1;
  const number = season.number;
  const reported: RecordDraft = {
    kind: 'reported',
    data: { season: number, ...recordedMatch(fixture), resultId, ...score },
  };
  const open = openResultOf(season, fixtureId);
  if (!open) return [reported];
  // A bot that keeps submitting the match must not prevent its clubs from submitting it.
  const isReplaceable = clubId !== null && open.status === 'pending' && open.reportedBy === null;
  if (!isReplaceable) throw resultExists(open, fixture);
  const data = { season: number, ...recordedResult(open, fixture), replacedBy: resultId };
  return [{ kind: 'replaced', data }, reported];
}

function refuseUnlessMaySubmit(season: SeasonState, { clubId, blockedUntil }: Submitter): void {
  refuseIfPaused(season);
  if (season.reporting.mode === 'clubs' && clubId === null) throw new DecisionError('club_link_needed');
  if (blockedUntil !== null)
    throw new DecisionError(
      'sender_blocked',
      `Results from your connection are accepted only with a club link until ${exactText(blockedUntil)}.`,
    );
}

function refuseUnlessOpen(season: SeasonState, id: number, stage: Stage, at: string): void {
  if (isDrawUnderWay(season))
    throw new DecisionError(
      'draw_state',
      'A draw is in progress. Results can be submitted once it is complete.',
    );
  if (stage.kind === 'group') refuseIfGroupsClosed(season);
  const { opensAt } = reportingWindow({ id, stage }, scheduleOf(season));
  if (opensAt !== null && !isOpen(new Date(at), opensAt))
    throw new DecisionError(
      'not_open_yet',
      `Results for this match can be submitted from ${exactText(opensAt)}.`,
      {
        opensAt,
      },
    );
}

function refuseOtherClubs(submission: Submission, { id, home, away, stage }: ReadyFixture): void {
  const group = stage.kind === 'group' ? stage.group : stage.bracket;
  const { homeTeam, awayTeam } = submission;
  if (homeTeam === home.name && awayTeam === away.name && submission.group === group) return;
  const place = stage.kind === 'group' ? `Group ${group}` : `the ${group} knockouts`;
  throw new DecisionError(
    'fixture_mismatch',
    `Match ${id} is ${home.name} vs ${away.name} in ${place}. Please reload the page and try again.`,
  );
}

function resultExists(result: ResultState, { home, away }: ReadyFixture): DecisionError {
  const { id, reportedBy, homeScore, awayScore, status: submissionStatus } = result;
  const current = { id, reportedBy, homeScore, awayScore, submissionStatus };
  const state = submissionStatus === 'approved' ? 'confirmed' : 'waiting for approval';
  const message = `${home.name} ${scoreText(current)} ${away.name} is already ${state}.`;
  return new DecisionError('result_exists', message, { current });
}
