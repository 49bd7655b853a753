import { CLUB_COUNT, placeholderClubs } from '../clubs/clubs.ts';
import type { Places } from '../knockouts/bracket-places.ts';
import type { KnownEntry, RecordEntry } from './record.ts';

interface StoredDecision {
  readonly id: number;
  readonly clubId: number;
  readonly isRevoked: boolean;
}

/** Rows beside a record, as far as its entries name them one by one. */
export interface StoredFacts {
  readonly deductions: readonly (StoredDecision & { readonly points: number })[];
  readonly withdrawals: readonly StoredDecision[];
  /** Of the current season. */
  readonly clubs: readonly { readonly id: number; readonly name: string }[];
  /** Of the current season; null while its groups are open. */
  readonly places: Places | null;
}

/**
 * What is wrong with deductions, withdrawals, club names and knockout places that lie beside a record. Only what an entry
 * says outright is compared: a name must have been given to the club once, and not necessarily last.
 */
export function untoldFacts(all: readonly RecordEntry[], stored: StoredFacts): string[] {
  const entries = all as unknown as readonly KnownEntry[];
  const begins = entries.some(({ kind }) => kind === 'began');
  const undone = new Set(entries.flatMap((entry) => (entry.kind === 'undone' ? entry.data.seq : [])));
  const deductions = new Map<number, Decision>();
  const withdrawals = new Map<number, Decision>();
  const names = new Map(placeholderClubs().map(({ id, name }) => [id, new Set([name])]));
  const drawn = new Set<string>();
  const places = new Set<string>();

  for (const entry of entries) {
    const isUndone = undone.has(entry.seq);
    const revoke = (decisions: Map<number, Decision>, ids: readonly number[]) => {
      for (const id of isUndone ? [] : ids) decisions.get(id)?.revokedBy.push(entry.seq);
    };
    switch (entry.kind) {
      case 'began':
        for (const { deductionId, clubId, points } of entry.data.deductions)
          deductions.set(deductionId, decision(`${points} points of club ${clubId}`));
        for (const { clubId, name } of entry.data.clubs) names.get(clubId)?.add(name);
        if (entry.data.places) places.add(placesText(entry.data.places));
        break;
      case 'deducted': {
        const { deductionId, clubId, points } = entry.data;
        deductions.set(
          deductionId,
          decision(`${points} points of club ${clubId}`, isUndone ? entry.seq : null),
        );
        break;
      }
      case 'revoked':
        revoke(deductions, [entry.data.deductionId]);
        break;
      case 'club-withdrawn': {
        const { withdrawalId, clubId } = entry.data;
        withdrawals.set(withdrawalId, decision(`club ${clubId}`, isUndone ? entry.seq : null));
        break;
      }
      case 'reset':
        revoke(deductions, entry.data.deductions);
        revoke(withdrawals, entry.data.withdrawals);
        break;
      case 'renamed':
        for (const { clubId, from, to } of entry.data.renamed) names.get(clubId)?.add(from).add(to);
        break;
      case 'club-replaced':
        names.get(entry.data.clubId)?.add(entry.data.from).add(entry.data.to);
        break;
      case 'drawn': {
        const { after, steps, deductions: dropped } = entry.data;
        for (const { name } of steps) drawn.add(name);
        revoke(deductions, dropped ?? []);
        // Entries of older versions do not name what the last ball has revoked.
        if (!dropped && after + steps.length === CLUB_COUNT)
          for (const each of deductions.values()) each.mayBeRevoked = true;
        break;
      }
      case 'closed':
        places.add(placesText(entry.data));
        break;
    }
  }
  return [
    ...stored.deductions.flatMap((row) =>
      problemOf('Deduction', row, `${row.points} points of club ${row.clubId}`, deductions, begins),
    ),
    ...stored.withdrawals.flatMap((row) =>
      problemOf('Withdrawal', row, `club ${row.clubId}`, withdrawals, begins),
    ),
    ...missing('Deduction', deductions, stored.deductions),
    ...missing('Withdrawal', withdrawals, stored.withdrawals),
    ...stored.clubs
      .filter(({ id, name }) => !names.get(id)?.has(name) && !drawn.has(name))
      .map(({ id, name }) => `Club ${id} is ${name} in the database, but no entry gives it that name.`),
    ...(stored.places && places.size > 0 && !places.has(placesText(stored.places))
      ? ['No entry has the knockout places that are in the database.']
      : []),
  ];
}

interface Decision {
  readonly words: string;
  readonly revokedBy: number[];
  mayBeRevoked: boolean;
}

function decision(words: string, undoneBy: number | null = null): Decision {
  return { words, revokedBy: undoneBy === null ? [] : [undoneBy], mayBeRevoked: false };
}

function problemOf(
  what: string,
  { id, isRevoked }: StoredDecision,
  words: string,
  decisions: ReadonlyMap<number, Decision>,
  begins: boolean,
): string[] {
  const told = decisions.get(id);
  // One from before the record began.
  if (!told) return begins ? [] : [`${what} ${id} (${words}) has no entry in the record.`];
  if (told.words !== words)
    return [`${what} ${id} is ${words} in the database, but ${told.words} in the record.`];
  const shouldBe = told.revokedBy.length > 0;
  if (shouldBe === isRevoked || (isRevoked && told.mayBeRevoked)) return [];
  return [
    isRevoked
      ? `${what} ${id} (${words}) is revoked in the database, but no entry says so.`
      : `${what} ${id} (${words}) is in force in the database, but was revoked in the record.`,
  ];
}

function missing(
  what: string,
  decisions: ReadonlyMap<number, Decision>,
  stored: readonly StoredDecision[],
): string[] {
  const ids = new Set(stored.map(({ id }) => id));
  return [...decisions.keys()]
    .filter((id) => !ids.has(id))
    .map((id) => `${what} ${id} is in the record, but not in the database.`);
}

function placesText({ ucl, uel }: Places): string {
  return JSON.stringify([ucl, uel]);
}
