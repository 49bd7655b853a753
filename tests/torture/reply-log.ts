import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import { REVISION_HEADER } from '#contract/live.ts';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import type { KnownEntry } from '#domain/record/kinds.ts';
import { allResults } from '#domain/record/state.ts';
import type { Decision } from '#domain/results/results.ts';
import { toEntry } from '#store/record/read-entries.ts';
import type { Reply } from './league-client.ts';
import { type StoredRows, tournamentOf } from './stored-rows.ts';
import type { Trial } from './table.ts';

interface AcknowledgedDecision {
  readonly id: number;
  readonly decision: Decision;
  readonly adminNotes: string;
}

interface AcknowledgedReset {
  readonly action: string;
  /** The group or the fixture; empty for the tournament. */
  readonly scope: string;
  readonly count: number;
}

/** Every request sent and every success returned: the database must be able to prove these. */
export class ReplyLog {
  /** By Idempotency-Key. */
  readonly sent = new Map<string, SubmitResultBody>();
  readonly submitted = new Map<string, MatchResult>();
  readonly decisions: AcknowledgedDecision[] = [];
  readonly resets: AcknowledgedReset[] = [];
  /** The highest one returned. */
  revision = 0;
  /** False for a part of a log: then stored rows may be unknown to it. */
  knowsAllSent = true;

  get count(): number {
    return this.submitted.size + this.decisions.length + this.resets.length;
  }

  noteRevision({ headers }: Reply): void {
    this.revision = Math.max(this.revision, Number(headers[REVISION_HEADER]));
  }

  /** Whether this many more are acknowledged within this time; resolves as soon as they are. */
  async untilMore(more: number, withinMs: number): Promise<boolean> {
    const enough = this.count + more;
    for (const until = Date.now() + withinMs; this.count < enough && Date.now() < until; ) await delay(10);
    return this.count >= enough;
  }

  /** Finds acknowledged facts that are lost, and stored ones that were never sent. */
  check(trial: Trial, rows: StoredRows): void {
    trial.check(
      rows.revision >= this.revision,
      `Lost: revision ${this.revision} was replied, stored is ${rows.revision}`,
    );
    const results = new Map(allResults(tournamentOf(rows).season).map((result) => [result.id, result]));
    const keys = new Map(rows.keys.map((row) => [row.key, row]));

    for (const [key, reply] of this.submitted) {
      const result = results.get(reply.id);
      trial.check(
        result?.fixtureId === reply.fixtureId &&
          result.homeScore === reply.homeScore &&
          result.awayScore === reply.awayScore &&
          result.submittedAt === reply.submittedAt,
        `Lost: the acknowledged submission ${JSON.stringify(reply)} is stored as ${JSON.stringify(result)}`,
      );
      const kept = keys.get(key)?.reply;
      trial.check(
        kept !== undefined && isDeepStrictEqual(JSON.parse(kept || 'null'), reply),
        `Lost: key ${key} was answered with ${JSON.stringify(reply)}, stored is ${kept}`,
      );
    }
    if (this.knowsAllSent)
      for (const { key } of rows.keys) trial.check(this.sent.has(key), `Key ${key} was never sent`);

    for (const { id, decision, adminNotes } of this.decisions) {
      const result = results.get(id);
      trial.check(
        result?.status === decision && result.notes === adminNotes,
        `Lost: result ${id} was acknowledged as ${decision} with "${adminNotes}", stored is ${JSON.stringify(result)}`,
      );
    }

    const recorded = rows.record.flatMap((row) => {
      const { kind, data } = toEntry(row) as unknown as KnownEntry;
      if (kind !== 'reset') return [];
      const { scope, group, match, takenOut } = data;
      const what = String(group ?? match?.fixtureId ?? '');
      return [resetText({ action: `reset-${scope}`, scope: what, count: takenOut.length })];
    });
    for (const reset of this.resets) {
      const at = recorded.indexOf(resetText(reset));
      trial.check(at >= 0, `Lost: the acknowledged ${resetText(reset)} is not in the record`);
      if (at >= 0) recorded.splice(at, 1);
    }
  }
}

function resetText({ action, scope, count }: AcknowledgedReset): string {
  return `${action} ${scope} of ${count} results`;
}
