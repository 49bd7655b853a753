/** The caller: a captain without a link, a club, the administrator, or a reviewer with a personal link. */
export type Caller = 'captain' | `club:${number}` | 'admin' | 'staff:1';

export type Score = '1-0' | '0-2' | '1-1';

/** A call about one match. A result is named by its id. */
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
  /** Why it is no longer active. */
  readonly gone: 'replaced' | 'out' | null;
}

/** A decision that can be undone, with the submission before it. */
interface Decision {
  readonly seq: number;
  readonly before: Report;
}

/** The known state of a match. A submission that was just stored has no id yet: it is `NEW`. */
export interface ModelMatch {
  readonly reports: readonly Report[];
  readonly decision: Decision | null;
  /** The entries of the undone decisions. */
  readonly undone: readonly number[];
  readonly kickoff: string | null;
  readonly proposal: { readonly at: string; readonly by: number } | null;
}

/** Replaces the unknown id of a submission or entry that a call has just created. */
export const NEW = -1;
export const EMPTY: ModelMatch = { reports: [], decision: null, undone: [], kickoff: null, proposal: null };

/** The state after a call, its reply, and its record entries: 'confirmed by club:2'. */
export interface Outcome {
  readonly match: ModelMatch;
  readonly answer: string;
  readonly recorded: readonly string[];
}

type Clubs = readonly [home: number, away: number];

/** The expected outcome of a call. */
export function take(match: ModelMatch, clubs: Clubs, call: ClubCall): Outcome {
  const refused = (answer: string): Outcome => ({ match, answer, recorded: [] });
  const done = (changed: Partial<ModelMatch>, ...kinds: string[]): Outcome => ({
    match: { ...match, ...changed },
    answer: 'done',
    recorded: kinds.map((kind) => `${kind} by ${call.by}`),
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
      // A submission without a link never blocks an undo: it is replaced, whether it is the newer or the restored
      // one.
      const since = current && current.id !== before.id ? current : null;
      if (since && since.by !== null && before.by !== null) return refused('cannot_undo');
      const givesWay = since && since.by !== null ? before.id : since?.id;
      const reports = put(before).map((report) =>
        report.id === givesWay ? { ...report, gone: 'replaced' as const } : report,
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
        return refused(!proposal && call.at === kickoff ? 'already_answered' : 'other_proposal');
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

/** The rejected submissions that a later one has superseded. */
export function supersededReports({ reports }: ModelMatch): number[] {
  const active = reports.filter(({ gone }) => gone === null);
  return active.slice(0, -1).flatMap(({ id, status }) => (status === 'rejected' ? id : []));
}

/** The submission that occupies its match: a pending or the approved one. */
export function openReport({ reports }: ModelMatch): Report | null {
  return reports.find(({ gone, status }) => gone === null && status !== 'rejected') ?? null;
}
