import type { OwnEntry, StaffEntry } from '#contract/registration.ts';
import { nameOf, type PrivateNames } from '#domain/decisions/club-entries.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { ENTRY_STATUSES, entriesWith, positionOf } from '#domain/registration/registration.ts';
import { listEntries, type StoredEntry } from '#store/access/club-entries.ts';
import type { Db } from '#store/db/tables.ts';

/** The names of all entries, public or not. */
export async function readNames(db: Db): Promise<PrivateNames> {
  return namesOf(await listEntries(db));
}

function namesOf(entries: readonly StoredEntry[]): PrivateNames {
  return new Map(entries.map(({ number, name, salt }) => [number, { name, salt }]));
}

/** An entry as its club sees it. */
export function presentEntry(
  season: SeasonState,
  { number, name, reason }: Pick<StoredEntry, 'number' | 'name' | 'reason'>,
): OwnEntry {
  const entry = season.entries.get(number);
  if (!entry) throw new Error(`There is no entry ${number}`);
  const { status, checkedIn } = entry;
  return { number, name, status, position: positionOf(season, number), checkedIn, reason };
}

/** All entries as staff see them. The private part is deleted at the end of a season. */
export async function listStaffEntries(db: Db, season: SeasonState): Promise<StaffEntry[]> {
  const stored = await listEntries(db);
  const names = namesOf(stored);
  const byNumber = new Map(stored.map((each) => [each.number, each]));
  return entriesWith(season, ...ENTRY_STATUSES).map((entry) => {
    const { number, enteredAt } = entry;
    const { contact = '', reason = null } = byNumber.get(number) ?? {};
    return { ...presentEntry(season, { number, name: nameOf(entry, names), reason }), contact, enteredAt };
  });
}
