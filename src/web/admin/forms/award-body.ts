import type { AwardBody } from '#contract/season-changes.ts';
import type { ReadyFixture } from '#domain/matches/fixtures.ts';
import { tieDecisionProblem } from '#domain/results/penalties.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { checkTypedScore } from '#domain/results/scores.ts';
import { matchName } from '../words.ts';
import type { Form } from './use-form.ts';
import { AWARD } from './words.ts';

export type AwardKind = keyof typeof AWARD.kinds;

type AwardFields = Omit<AwardBody, 'reason'>;

/** The request body from the typed fields; null while a score is missing. */
export function awardBody(
  { id, stage }: { readonly id: number; readonly stage: Pick<ReadyFixture['stage'], 'kind'> },
  kind: AwardKind,
  typed: (field: string) => string,
): AwardFields | null {
  if (kind === 'no-show-home') return { fixtureId: id, kind: 'no-show', absent: 'home' };
  if (kind === 'no-show-away') return { fixtureId: id, kind: 'no-show', absent: 'away' };
  if (kind === 'both-absent') return { fixtureId: id, kind };
  const number = (field: string) => (typed(field).trim() === '' ? null : Number(typed(field)));
  const [homeScore, awayScore] = [number('home'), number('away')];
  if (homeScore === null || awayScore === null) return null;
  if (stage.kind === 'group' || homeScore !== awayScore) return { fixtureId: id, kind, homeScore, awayScore };
  const [homePenalties, awayPenalties] = [number('home-penalties'), number('away-penalties')];
  if (homePenalties === null || awayPenalties === null) return null;
  return { fixtureId: id, kind, homeScore, awayScore, homePenalties, awayPenalties };
}

/** By field. An empty field is not wrong yet. */
export function typedScoreProblems(typed: (field: string) => string) {
  const score = { homeScore: typed('home') || '0', awayScore: typed('away') || '0' };
  const problems = checkTypedScore(score);
  const of = (field: 'homeScore' | 'awayScore') =>
    problems.find((problem) => problem.field === field)?.message ?? null;
  const [homePenalties, awayPenalties] = [typed('home-penalties'), typed('away-penalties')];
  const penalties =
    homePenalties === '' || awayPenalties === ''
      ? null
      : tieDecisionProblem({
          ...{ homeScore: 0, awayScore: 0, afterExtraTime: false },
          ...{ homePenalties: Number(homePenalties), awayPenalties: Number(awayPenalties) },
        });
  return { home: of('homeScore'), away: of('awayScore'), penalties };
}

/** The score that this award gives the match. */
export function awardedScore({ kind, absent, ...given }: AwardFields) {
  const score = {
    'no-show': { homeScore: absent === 'home' ? 0 : 1, awayScore: absent === 'away' ? 0 : 1 },
    'both-absent': { homeScore: 0, awayScore: 0 },
    ruling: { homeScore: given.homeScore ?? 0, awayScore: given.awayScore ?? 0 },
  }[kind];
  return {
    ...score,
    homePenalties: given.homePenalties ?? null,
    awayPenalties: given.awayPenalties ?? null,
  };
}

/** 'Aurora 11 vs Kestrel Town: Ruling with a score, 2–1'. The names of the other kinds contain their score. */
export function awardSummary(
  match: Pick<ReadyFixture, 'home' | 'away'>,
  kind: AwardKind,
  body: AwardFields,
): string {
  const decision = `${matchName(match)}: ${AWARD.kinds[kind]}`;
  return kind === 'ruling' ? `${decision}, ${scoreText(awardedScore(body))}` : decision;
}

/** Puts a match into the award form. Score and reason typed for another match are cleared. */
export function startAward(form: Form, fixtureId: number, kind?: 'ruling'): void {
  const match = String(fixtureId);
  if (form.value('match') !== match) form.clear();
  form.set('match', match);
  if (kind) form.set('kind', kind);
}
