import { setTimeout as delay } from 'node:timers/promises';
import { isDeepStrictEqual } from 'node:util';
import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import type { Decision } from '#domain/results/results.ts';
import type { StoredRows } from './stored-rows.ts';
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

/** Every request that was sent and every success that was replied: what the database must be able to prove. */
export class RecordOfReplies {
  /** By Idempotency-Key. */
  readonly sent = new Map<string, SubmitResultBody>();
  readonly submitted = new Map<string, MatchResult>();
  readonly decisions: AcknowledgedDecision[] = [];
  readonly resets: AcknowledgedReset[] = [];
  /** False for a part of a record: then what is stored may be unknown to it. */
  knowsAllSent = true;

  get count(): number {
    return this.submitted.size + this.decisions.length + this.resets.length;
  }

  /** Whether so many more are acknowledged within this time; resolves as soon as they are. */
  async untilMore(more: number, withinMs: number): Promise<boolean> {
    const enough = this.count + more;
    for (const until = Date.now() + withinMs; this.count < enough && Date.now() < until; ) await delay(10);
    return this.count >= enough;
  }

  /** Finds acknowledged facts that are lost, and stored ones that nobody has sent. */
  check(trial: Trial, rows: StoredRows): void {
    const results = new Map(rows.results.map((row) => [row.id, row]));
    const keys = new Map(rows.keys.map((row) => [row.key, row]));

    for (const [key, reply] of this.submitted) {
      const row = results.get(reply.id);
      trial.check(
        row?.fixture_id === reply.fixtureId &&
          row.home_score === reply.homeScore &&
          row.away_score === reply.awayScore &&
          row.submitted_at === reply.submittedAt,
        `Lost: the acknowledged submission ${JSON.stringify(reply)} is stored as ${JSON.stringify(row)}`,
      );
      const kept = keys.get(key)?.reply;
      trial.check(
        kept !== undefined && isDeepStrictEqual(JSON.parse(kept || 'null'), reply),
        `Lost: key ${key} was answered with ${JSON.stringify(reply)}, kept is ${kept}`,
      );
    }
    if (this.knowsAllSent)
      for (const { key } of rows.keys) trial.check(this.sent.has(key), `Key ${key} was never sent`);

    for (const { id, decision, adminNotes } of this.decisions) {
      const row = results.get(id);
      trial.check(
        row?.status === decision && row.admin_notes === adminNotes,
        `Lost: result ${id} was acknowledged as ${decision} with "${adminNotes}", stored is ${JSON.stringify(row)}`,
      );
    }

    const recorded = rows.record
      .filter(({ action }) => action.startsWith('reset-'))
      .map(({ action, detail }) => {
        const { group, match, takenOut } = JSON.parse(detail);
        return resetText({ action, scope: String(group ?? match?.fixtureId ?? ''), count: takenOut.length });
      });
    for (const reset of this.resets) {
      const at = recorded.indexOf(resetText(reset));
      trial.check(at >= 0, `Lost: the acknowledged ${resetText(reset)} is not in the admin record`);
      if (at >= 0) recorded.splice(at, 1);
    }
  }
}

function resetText({ action, scope, count }: AcknowledgedReset): string {
  return `${action} ${scope} of ${count} results`;
}
