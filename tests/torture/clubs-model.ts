/** Who makes a call: a captain without a link, a club, the administrator, or a reviewer with a personal link. */
export type Caller = 'captain' | `club:${number}` | 'admin' | 'staff:1';

export type Score = '1-0' | '0-2' | '1-1';

/** A call about one match. Where it names a result, it is by its id. */
export type ClubCall =
  | { readonly path: 'submit-result'; readonly by: Caller; readonly score: Score }
  | { readonly path: 'confirm-result' | 'withdraw-result'; readonly by: Caller; readonly id: number }
  | { readonly path: 'dispute-result'; readonly by: Caller; readonly id: number; readonly score: Score }
  | {
      readonly path: 'approve-result' | 'reject-result';
      readonly by: Caller;
      readonly id: number;
      readonly claim?: 'disputed';
    }
  | { readonly path: 'reset-match'; readonly by: Caller }
  | { readonly path: 'undo'; readonly by: Caller; readonly seq: number }
  | { readonly path: 'propose-kickoff' | 'accept-kickoff'; readonly by: Caller; readonly at: string }
  | { readonly path: 'set-kickoff'; readonly by: Caller; readonly at: string | null };

interface Report {
  readonly id: number;
  readonly by: number | null;
  readonly score: Score;
  readonly isAgreed: boolean;
  readonly dispute: { readonly by: number; readonly score: Score } | null;
  readonly status: 'pending' | 'approved' | 'rejected';
  /** Why it is no longer in play. */
  readonly gone: 'replaced' | 'out' | null;
}

/** A decision that can be taken back, with the report as it was before. */
interface Decision {
  readonly seq: number;
  readonly before: Report;
}

/** All that is known of a match. A report that was just stored has no id yet: it is `NEW`. */
export interface ModelMatch {
  readonly reports: readonly Report[];
  readonly decision: Decision | null;
  /** The entries of the decisions that were taken back. */
  readonly undone: readonly number[];
  readonly kickoff: string | null;
  readonly proposal: { readonly at: string; readonly by: number } | null;
}

/** What has no number yet: that of the report, or of the entry, that a call has just made. */
export const NEW = -1;
export const EMPTY: ModelMatch = { reports: [], decision: null, undone: [], kickoff: null, proposal: null };

/** What a call leaves, what it is answered, and the entries that the record gets of it: 'confirmed by club:2'. */
export interface Outcome {
  readonly match: ModelMatch;
  readonly answer: string;
  readonly told: readonly string[];
}

type Clubs = readonly [home: number, away: number];

/** What must follow from a call. */
export function take(match: ModelMatch, clubs: Clubs, call: ClubCall): Outcome {
  const refused = (answer: string): Outcome => ({ match, answer, told: [] });
  const done = (changed: Partial<ModelMatch>, ...kinds: string[]): Outcome => ({
    match: { ...match, ...changed },
    answer: 'done',
    told: kinds.map((kind) => `${kind} by ${call.by}`),
  });
  const club = call.by.startsWith('club:') ? Number(call.by.slice(5)) : null;
  const isThird = club !== null && !clubs.includes(club);
  const current = openReport(match);
  const put = (report: Report) => match.reports.map((known) => (known.id === report.id ? report : known));

  switch (call.path) {
    case 'submit-result': {
      if (isThird) return refused('not_your_match');
      const isReplacing = club !== null && current?.status === 'pending' && current.by === null;
      if (current && !isReplacing) return refused('result_exists');
      const reports = isReplacing && current ? put({ ...current, gone: 'replaced' }) : match.reports;
      const report = { id: NEW, by: club, score: call.score, isAgreed: false, dispute: null } as const;
      const kinds = isReplacing ? ['replaced', 'reported'] : ['reported'];
      return done({ reports: [...reports, { ...report, status: 'pending', gone: null }] }, ...kinds);
    }
    case 'confirm-result':
    case 'dispute-result':
    case 'withdraw-result': {
      const report = match.reports.find(({ id }) => id === call.id);
      if (!report || report.gone) return refused(report?.gone === 'replaced' ? 'replaced' : 'unknown_result');
      if (isThird) return refused('not_your_match');
      if (report.status !== 'pending') return refused('already_decided');
      if (report.by === null) return refused('not_reported_by_club');
      const isOwn = report.by === club;
      const agree = (score: Score) =>
        done({ reports: put({ ...report, score, isAgreed: true, dispute: null }) }, 'confirmed');
      if (call.path === 'confirm-result') {
        if (report.isAgreed) return refused('already_answered');
        if (isOwn && !report.dispute) return refused('not_your_match');
        return agree(isOwn && report.dispute ? report.dispute.score : report.score);
      }
      if (call.path === 'dispute-result') {
        if (isOwn) return refused('not_your_match');
        if (report.isAgreed) return refused('already_answered');
        if (call.score === report.score) return agree(report.score);
        const dispute = { by: Number(club), score: call.score };
        return done({ reports: put({ ...report, dispute }) }, 'disputed');
      }
      if (!isOwn) return refused('not_your_match');
      if (report.isAgreed || report.dispute) return refused('already_answered');
      return done({ reports: put({ ...report, gone: 'out' }) }, 'report-withdrawn');
    }
    case 'approve-result':
    case 'reject-result': {
      const report = match.reports.find(({ id }) => id === call.id);
      if (!report || report.gone) return refused(report?.gone === 'replaced' ? 'replaced' : 'unknown_result');
      if (report.status !== 'pending') return refused('already_decided');
      if (call.claim && !report.dispute) return refused('not_disputed');
      const status = call.path === 'approve-result' ? 'approved' : 'rejected';
      const score = call.claim && report.dispute ? report.dispute.score : report.score;
      const decision = { seq: NEW, before: report };
      return done({ reports: put({ ...report, status, score }), decision }, status);
    }
    case 'reset-match': {
      const reports = match.reports.map((report) => ({ ...report, gone: report.gone ?? ('out' as const) }));
      return done({ reports, decision: null }, 'reset');
    }
    case 'undo': {
      if (match.undone.includes(call.seq)) return refused('already_undone');
      if (match.decision?.seq !== call.seq) return refused('cannot_undo');
      const { before } = match.decision;
      // What a club has reported since stands in the way; a report without a link gives way.
      const since = current && current.id !== before.id ? current : null;
      if (since && since.by !== null) return refused('cannot_undo');
      const reports = put(before).map((report) =>
        report.id === since?.id ? { ...report, gone: 'replaced' as const } : report,
      );
      return done({ reports, decision: null, undone: [...match.undone, call.seq] }, 'undone');
    }
    case 'propose-kickoff':
    case 'accept-kickoff': {
      const { kickoff, proposal } = match;
      if (current?.status === 'approved') return refused('already_decided');
      if (isThird) return refused('not_your_match');
      const agreed = () => done({ kickoff: call.at, proposal: null }, 'kickoff-agreed');
      const isOwn = proposal?.by === club;
      if (call.path === 'propose-kickoff') {
        if (proposal?.at === call.at && !isOwn) return agreed();
        return done({ proposal: call.at === kickoff ? null : { at: call.at, by: Number(club) } });
      }
      if (proposal?.at !== call.at)
        return refused(call.at === kickoff ? 'already_answered' : 'other_proposal');
      return isOwn ? refused('not_your_match') : agreed();
    }
    case 'set-kickoff': {
      if (call.by !== 'admin') return refused('role_not_allowed');
      if (current?.status === 'approved') return refused('already_decided');
      const kinds = call.at === match.kickoff ? [] : ['kickoff-agreed'];
      return done({ kickoff: call.at, proposal: null }, ...kinds);
    }
  }
}

/** The report that holds its match: one that waits, or the approved one. */
export function openReport({ reports }: ModelMatch): Report | null {
  return reports.find(({ gone, status }) => gone === null && status !== 'rejected') ?? null;
}
