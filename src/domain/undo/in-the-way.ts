import { stageOf } from '../fixtures/match-plan.ts';
import type { KnownEntry, Reversible } from '../record/kinds.ts';
import { reportingWindow } from '../schedule/reporting-window.ts';
import { closesBeforeOpening } from '../schedule/schedule.ts';
import { restsOn, type SeasonIndex, tracesOf } from './traces.ts';

/**
 * The later entries that forbid to take this one back, because it would not leave what was there before. `later` are
 * all entries after it, of any season, in their order; those that were undone, or will be together with it, are not
 * among them.
 */
export function inTheWay(entry: Reversible, later: readonly KnownEntry[], index: SeasonIndex): KnownEntry[] {
  const others = new Set([
    ...endsOfSeason(entry, later),
    ...draws(entry, later),
    ...closingOfGroups(entry, later, index),
    ...schedules(entry, later, index),
  ]);
  const needed = restsOn(entry, index);
  return later.filter(
    (candidate) =>
      others.has(candidate) ||
      (candidate.data.season === entry.data.season &&
        tracesOf(candidate, index).some((trace) => needed.has(trace))),
  );
}

/** The season is over; or it was taken away, when the one before it was opened again, and has begun anew since. */
function endsOfSeason({ data: { season } }: Reversible, later: readonly KnownEntry[]): KnownEntry[] {
  const lastEnd = later.findLast(
    ({ kind, data }) => (kind === 'finished' || kind === 'season-reopened') && data.season === season,
  );
  return later.filter(
    (candidate) =>
      (candidate === lastEnd && candidate.kind === 'finished') ||
      (candidate.kind === 'season-reopened' && candidate.data.season === season - 1),
  );
}

/** From the seal on the places are about to belong to other clubs. A draw that was given up has changed nothing. */
function draws({ data: { season } }: Reversible, later: readonly KnownEntry[]): KnownEntry[] {
  const ofDraw = later.filter(
    ({ kind, data }) =>
      data.season === season && ['sealed', 'unsealed', 'held', 'drawn'].some((known) => known === kind),
  );
  const begun = ofDraw.findLastIndex(({ kind }) => kind === 'unsealed') + 1;
  return ofDraw.slice(begun, begun + 1);
}

/** Nothing that counts in the tables may change while the groups are closed. */
function closingOfGroups(entry: Reversible, later: readonly KnownEntry[], index: SeasonIndex): KnownEntry[] {
  if (!index.facts.places || !tracesOf(entry, index).includes('groups')) return [];
  const closed = later.findLast(({ kind, data }) => kind === 'closed' && data.season === entry.data.season);
  return closed ? [closed] : [];
}

/** The closing time from before must not lie before the opening that was set since. */
function schedules(
  entry: Reversible,
  later: readonly KnownEntry[],
  { facts: { schedule } }: SeasonIndex,
): KnownEntry[] {
  if (entry.kind !== 'postponed' || entry.data.before === null) return [];
  const { fixtureId, before, season } = entry.data;
  const stage = stageOf(fixtureId);
  const postponements = [{ fixtureId, closesAt: before, reason: '' }];
  if (!stage || !closesBeforeOpening(reportingWindow({ id: fixtureId, stage }, { schedule, postponements })))
    return [];
  return later.filter(({ kind, data }) => kind === 'scheduled' && data.season === season);
}
