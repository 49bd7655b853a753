import type { AdminRecordReply } from '#contract/admin-record.ts';
import { buildFixtures, isReady, type ReadyFixture } from '#domain/matches/fixtures.ts';
import { textOf } from '#domain/record/entry.ts';
import { isUndoable, type KnownEntry } from '#domain/record/kinds.ts';
import { allResults, factsOf, type SeasonState } from '#domain/record/state.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { listAdminActions, type StoredAdminAction } from '#store/access/admin-record.ts';
import type { Db } from '#store/db/tables.ts';
import { findEntries, findUndone } from '#store/record/read-entries.ts';
import { ONE_HOUR_SECONDS } from '../clock.ts';
import type { Context } from '../context.ts';

const LATEST = 50;
const ONE_DAY_MS = 24 * ONE_HOUR_SECONDS * 1_000;

/** The latest admin actions, described for a reviewer. */
export async function listAdminRecord({ store, tournament, clock }: Context): Promise<AdminRecordReply> {
  const { season } = await tournament.read();
  const facts = factsOf(season);
  const fixtures = buildFixtures(facts).filter(isReady);
  const stored = await listAdminActions(store.db, LATEST);
  const entries = await findEntries(store.db, stored.flatMap(seqsOf));
  const actions = stored.map((action) => withTexts(action, entries));
  const undoOf = await readUndo(store.db, entries, facts.season.number);
  const aDayAgo = new Date(clock().getTime() - ONE_DAY_MS).toISOString();
  return {
    actions: actions.map((entry) => {
      const { id, at, action, device, name } = entry;
      // Another season's matches had other clubs.
      const isCurrent = (entry.detail.season ?? 1) === facts.season.number;
      const subject = subjectOf(entry, isCurrent ? fixtures : []);
      const seq = seqOf(entry, entries);
      return { id, at, action, by: name, device, subject, seq, undo: seq === null ? 'never' : undoOf(seq) };
    }),
    lastDay: countResultsSince(season, aDayAgo),
  };
}

/** How many of the active results were submitted and decided since then. */
function countResultsSince(season: SeasonState, since: string): AdminRecordReply['lastDay'] {
  const active = allResults(season).filter(({ removedAt }) => removedAt === null);
  const decided = active.filter(({ decidedAt }) => decidedAt !== null && decidedAt > since);
  return {
    submitted: active.filter(({ submittedAt }) => submittedAt > since).length,
    approved: decided.filter(({ status }) => status === 'approved').length,
    rejected: decided.filter(({ status }) => status === 'rejected').length,
  };
}

/** Whether entries can be undone: in this season, by their kind, and only once. */
async function readUndo(db: Db, entries: readonly KnownEntry[], season: number) {
  const possible = new Set(
    entries.filter((entry) => isUndoable(entry) && entry.data.season === season).map(({ seq }) => seq),
  );
  const undone = await findUndone(
    db,
    entries.map(({ seq }) => seq),
  );
  return (seq: number) => (undone.has(seq) ? 'done' : possible.has(seq) ? 'possible' : 'never');
}

/** With the texts of its entries, unless they were redacted. */
function withTexts(action: StoredAdminAction, entries: readonly KnownEntry[]): StoredAdminAction {
  const seqs = seqsOf(action);
  const texts = entries
    .filter(({ seq }) => seqs.includes(seq))
    .flatMap((entry) => Object.keys(entry.texts).map((name) => [name, textOf(entry, name)] as const));
  const { staff, ...detail } = Object.fromEntries(texts);
  return { ...action, name: staff ?? action.name, detail: { ...action.detail, ...detail } };
}

function seqOf(action: StoredAdminAction, entries: readonly KnownEntry[]): number | null {
  const isByRule = (seq: number) => entries.some((entry) => entry.seq === seq && entry.by === 'rule');
  const [seq, ...others] = seqsOf(action).filter((each) => !isByRule(each));
  return seq === undefined || others.length > 0 ? null : seq;
}

/** Actions from before the open record have none. */
function seqsOf({ detail }: StoredAdminAction): readonly number[] {
  return Array.isArray(detail.seqs) ? (detail.seqs as number[]) : [];
}

function subjectOf({ action, detail }: StoredAdminAction, fixtures: readonly ReadyFixture[]): string {
  const fixtureId = fixtureOf(detail);
  const fixture = fixtures.find(({ id }) => id === fixtureId);
  switch (action) {
    case 'approve-result':
    case 'reject-result':
    case 'award-result':
      return fixture
        ? `${fixture.home.name} ${scoreText({ homeScore: Number(detail.homeScore), awayScore: Number(detail.awayScore) })} ${fixture.away.name}`
        : `Match ${fixtureId}`;
    case 'reset-match':
      return fixture
        ? `${fixture.home.name} vs ${fixture.away.name}, ${resultCount(detail)}`
        : `Match ${fixtureId}`;
    case 'reset-group':
      return `Group ${detail.group}, ${resultCount(detail)}`;
    case 'reset-tournament':
      return resultCount(detail);
    case 'rename-clubs':
      return renames(detail.renamed);
    case 'deduct-points':
    case 'revoke-deduction':
      return `${countText(Number(detail.points), 'point')} from ${clubOf(detail)}`;
    case 'withdraw-club':
    case 'revoke-club-link':
      return clubOf(detail);
    case 'make-club-links':
      return countOf(detail.clubIds, 'club');
    case 'block-sender':
      return detail.hours === 0 ? 'unblocked' : `blocked for ${countText(Number(detail.hours), 'hour')}`;
    case 'unblock-sender':
      return String(detail.sender);
    case 'set-reporting':
      return String(detail.closedBecause ?? '');
    case 'replace-club':
      return `${detail.from} with ${detail.to}`;
    case 'postpone-match':
    case 'set-kickoff':
      return fixture ? `${fixture.home.name} vs ${fixture.away.name}` : `Match ${fixtureId}`;
    case 'set-announcement':
      return String(detail.announcement ?? 'removed');
    case 'set-format':
      return [
        countText(Number(detail.clubs), 'club'),
        countText(Number(detail.groups), 'group'),
        countText(Number(detail.cups), 'cup'),
      ].join(', ');
    case 'decide-entry':
    case 'make-entry-link':
      return `entry ${detail.number}`;
    case 'draw-from-entries':
      return [countText(Number(detail.groups), 'group'), countText(Number(detail.cups), 'cup')].join(', ');
    case 'hold-draw':
      return String(detail.phrase);
    case 'reveal-draw':
      return revealed(detail);
    case 'unseal-draw':
      return String(detail.reason);
    case 'finish-season':
      return String(detail.name);
    case 'reopen-season':
      return `Season ${detail.season}`;
    case 'make-staff':
    case 'revoke-staff':
      return String(detail.name);
    case 'test-chat':
    case 'resume-chat':
      return detail.channel === 'staff' ? 'Staff chat' : 'League chat';
    case 'undo':
      return undone(detail.undone);
    default:
      return '';
  }
}

// Actions from before the open record have some other field names.

function fixtureOf({ fixtureId, match }: StoredAdminAction['detail']): unknown {
  return fixtureId ?? (match as { fixtureId: number } | null | undefined)?.fixtureId;
}

function clubOf({ name, club }: StoredAdminAction['detail']): string {
  return String(name ?? club);
}

function resultCount({ takenOut, resultIds = takenOut, only }: StoredAdminAction['detail']): string {
  return countOf(resultIds, only === 'pending' ? 'pending result' : 'result');
}

/** '12 of 64', '12 to 15 of 64', 'one every 8 s'. */
function revealed({ after, count, of, everySeconds }: StoredAdminAction['detail']): string {
  const [first, last] = [Number(after) + 1, Number(after) + Number(count)];
  if (last >= first) return `${first === last ? first : `${first} to ${last}`} of ${of}`;
  return everySeconds === 0 ? 'automatic pace stopped' : `one every ${everySeconds} s`;
}

function countOf(list: unknown, what: string): string {
  return countText(Array.isArray(list) ? list.length : 0, what);
}

function countText(count: number, what: string): string {
  return count === 1 ? `1 ${what}` : `${count} ${what}s`;
}

function renames(renamed: unknown): string {
  const list = Array.isArray(renamed) ? (renamed as { from: string; to: string }[]) : [];
  const [only] = list;
  return list.length === 1 && only ? `${only.from} to ${only.to}` : `${list.length} clubs`;
}

function undone(entries: unknown): string {
  const list = Array.isArray(entries) ? (entries as { seq: number }[]) : [];
  return list.map(({ seq }) => `#${seq}`).join(', ');
}
