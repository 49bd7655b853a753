import { expect } from 'vitest';
import type { RecordedBy } from '../../record/entry.ts';
import type { RecordDraft, RecordEntry } from '../../record/kinds.ts';
import type { SeasonState } from '../../record/state.ts';
import { advance, foldTournament, type Tournament } from '../../record/tournament.ts';
import { DecisionError, type DecisionErrorCode } from '../decision-error.ts';

/** A decision in a story that needs no database. */
export type Step = (tournament: Tournament, at: string) => readonly RecordDraft[];

const BEGIN = Date.parse('2026-03-01T20:00:00Z');

/** A new tournament after all of these steps, one per second. */
export function given(...steps: readonly Step[]) {
  const tournament = steps.reduce(take, foldTournament([]));
  return {
    tournament,
    when: (step: Step) => ({
      leadsTo: (expected: (season: SeasonState) => void) => expected(take(tournament, step).season),
      /** The kinds of its entries. */
      records: (...kinds: readonly string[]) =>
        expect(step(tournament, timeOf(tournament)).map(({ kind }) => kind)).toEqual(kinds),
      isRejected: (code: DecisionErrorCode, details: object = {}) => {
        const error = errorOf(() => step(tournament, timeOf(tournament)));
        expect(error?.code).toBe(code);
        expect(error?.details).toMatchObject(details);
      },
    }),
  };
}

/** The same step by another author than an administrator. */
export function by(who: RecordedBy, step: Step): Step {
  return (tournament, at) => step(tournament, at).map((draft) => ({ ...draft, by: draft.by ?? who }));
}

/** The tournament after one more step. */
export function take(tournament: Tournament, step: Step): Tournament {
  const at = timeOf(tournament);
  const entries = step(tournament, at).map((draft, index): RecordEntry => {
    const seq = tournament.head.seq + 1 + index;
    const texts = Object.entries(draft.texts ?? {});
    const saltOf = (name: string) => draft.salts?.[name] ?? `salt ${seq}`;
    const salted = texts.map(([name, text]) => [name, { salt: saltOf(name), text }]);
    const hashes = texts.map(([name, text]) => [name, textHash(saltOf(name), text)]);
    return {
      ...{ seq, at, kind: draft.kind, by: draft.by ?? 'admin', texts: Object.fromEntries(salted) },
      data: { ...JSON.parse(JSON.stringify(draft.data)), textHashes: Object.fromEntries(hashes) },
      ...{ prev: `hash ${seq - 1}`, hash: `hash ${seq}` },
    };
  });
  const after = advance(tournament, entries);
  if (!after) throw new Error('No story opens a season again');
  return after;
}

/** Stands for the hash of a text, which only the store computes. */
export function textHash(salt: string, text: string): string {
  return `hash of ${salt}, ${text}`;
}

function timeOf({ head }: Tournament): string {
  return new Date(BEGIN + head.seq * 1_000).toISOString();
}

function errorOf(decide: () => unknown): DecisionError | null {
  try {
    decide();
    return null;
  } catch (error) {
    if (error instanceof DecisionError) return error;
    throw error;
  }
}
