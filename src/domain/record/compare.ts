import { canonicalJson } from '../hashing/canonical-json.ts';
import { foldRecord } from './fold.ts';
import type { RecordEntry } from './kinds.ts';
import { allResults, type SeasonState } from './state.ts';

/** What the database has otherwise than the record says, season by season: one sentence for each difference. */
export function differencesFromRecord(
  seasons: readonly SeasonState[],
  entries: readonly RecordEntry[],
): string[] {
  const recorded = foldRecord(entries).seasons;
  if (recorded.length !== seasons.length)
    return [`The database has ${seasons.length} seasons, and the record has ${recorded.length}.`];
  return seasons.flatMap((stored, index) => {
    const season = recorded[index];
    return season ? differencesBetween(stored, season) : [];
  });
}

type Fields = Readonly<Record<string, unknown>>;

/** Without what only one of them knows: a secret before its time, the withdrawal behind an award, and since when … */
function differencesBetween(stored: SeasonState, recorded: SeasonState): string[] {
  const before = partsOf(stored, recorded);
  const after = partsOf(recorded, recorded);
  return [...new Set([...before.keys(), ...after.keys()])].flatMap((part) => {
    const name = `Season ${recorded.number}, ${part}`;
    const [inDatabase, inRecord] = [before.get(part), after.get(part)];
    if (!inDatabase) return [`${name}: is in the record, but not in the database.`];
    // A decision that was undone leaves a row behind that has no effect any more.
    if (!inRecord) return hasEnded(inDatabase) ? [] : [`${name}: is in the database, but not in the record.`];
    return Object.keys(inRecord).flatMap((field) => {
      const [one = '', other = ''] = [inDatabase[field], inRecord[field]].map(canonicalJson);
      return one === other
        ? []
        : [`${name}: ${field} is ${shortened(one)} in the database, and ${shortened(other)} in the record.`];
    });
  });
}

/** Each thing of a season under the name that it has in a sentence. */
function partsOf(season: SeasonState, recorded: SeasonState): Map<string, Fields> {
  const { name, finishedAt, announcement, reporting, autoApproveAfter, schedule, places } = season;
  const parts = new Map<string, Fields>([
    ['season', { name, finishedAt, announcement, ...reporting, autoApproveAfter, places }],
  ]);
  for (const { id, ...club } of season.clubs) parts.set(`club ${id}`, club);
  for (const { id, waitingSince: _, withdrawalId: __, clubIds: ___, ...result } of allResults(season))
    parts.set(`result ${id}`, result);
  for (const [id, { clubId, points, reason, at, revokedAt }] of season.deductions)
    parts.set(`deduction ${id}`, { clubId, points, reason, at, isRevoked: revokedAt !== null });
  for (const [id, { clubId, reason, at, revokedAt }] of season.withdrawals)
    parts.set(`withdrawal ${id}`, { clubId, reason, at, isRevoked: revokedAt !== null });
  for (const [index, { clubId, from, to, reason, at }] of season.replacements.entries())
    parts.set(`replacement ${index + 1}`, { clubId, from, to, reason, at });
  for (const { key, opensAt, closesAt } of schedule) parts.set(`times of ${key}`, { opensAt, closesAt });
  for (const { fixtureId, closesAt, reason } of season.postponements.values())
    parts.set(`postponement of match ${fixtureId}`, { closesAt, reason });
  for (const { fixtureId, pairing, at } of season.kickoffs.values())
    parts.set(`kick-off of match ${fixtureId} for ${pairing}`, { at });
  for (const [index, { steps: _, secret, ...draw }] of season.draws.entries()) {
    const isPublished = recorded.draws[index]?.secret !== null;
    parts.set(`draw ${index + 1}`, { ...draw, secret: isPublished ? secret : null });
  }
  return parts;
}

function hasEnded({ outAt, isRevoked }: Fields): boolean {
  return typeof outAt === 'string' || isRevoked === true;
}

const SHOWN_LENGTH = 120;

function shortened(text: string): string {
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
