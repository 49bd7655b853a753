import type { Result } from '#domain/results/results.ts';
import type { Draft } from '../drafts.ts';

/** A report with the names of its clubs. */
export interface Report {
  readonly result: Result;
  readonly home: string;
  readonly away: string;
  /** What the club that answers has typed for the match already. */
  readonly typed?: Draft;
}
