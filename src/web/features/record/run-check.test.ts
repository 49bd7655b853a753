import { describe, expect, test } from 'vitest';
import type { PublicViews, ViewPath } from '#contract/public-views.ts';
import { foldSeason, historiesOf } from '#domain/record/fold.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { factsOf } from '#domain/record/state.ts';
import { madeRecord } from '#domain/record/testing/made-record.ts';
import { seasonViews } from '#domain/season/season-views.ts';
import { NO_DRAW, NO_REGISTRATION } from '#domain/testing/season-facts.ts';
import { runCheck } from './run-check.ts';

/** Announcements without effect: everything else is as before the first entry. */
const entries = await madeRecord(60);
const { standings, knockouts, fixtures, tournament } = seasonViews(factsOf(foldSeason(historiesOf([])[0])));

function source(pages: readonly (readonly RecordEntry[])[], ofView: Record<string, unknown> = {}) {
  const whole = entries.at(-1);
  const views: Partial<Record<ViewPath, unknown>> = {
    '/api/ucl/record': { seq: 60, hash: whole?.hash, pages: 1 },
    '/api/ucl/group-standings': { standings },
    '/api/ucl/knockouts': knockouts,
    '/api/ucl/fixtures': { fixtures },
    '/api/ucl/tournament': tournament,
    '/api/ucl/draw': NO_DRAW,
    '/api/ucl/registration': NO_REGISTRATION,
    '/api/ucl/seasons': { seasons: [] },
    ...ofView,
  };
  const left = [...pages];
  return {
    readView: async <Path extends ViewPath>(path: Path) => {
      const view = views[path];
      return (typeof view === 'function' ? view() : view) as PublicViews[Path];
    },
    readPage: async () => (left.length > 1 ? left.shift() : left[0]) ?? [],
    readArchived: () => Promise.reject(new Error('There is no finished season.')),
  };
}

test('an intact record is correct, and the progress reaches its end', async () => {
  const progress: string[] = [];
  const outcome = await runCheck(source([entries]), ({ part, done, count }) =>
    progress.push(`${part} ${done}/${count}`),
  );
  expect(outcome).toEqual({
    kind: 'right',
    head: { seq: 60, hash: entries[59]?.hash },
    comparison: { rows: 64, ties: 62, differences: [] },
  });
  expect(progress).toEqual(['entries 25/60', 'entries 50/60', 'entries 60/60', 'seasons 0/1', 'seasons 1/1']);
});

describe('a record that grows during the check', () => {
  const headAt = (seq: number) => ({ seq, hash: entries[seq - 1]?.hash, pages: 1 });

  test('is read to its new end before the comparison', async () => {
    const heads = [headAt(58), headAt(60)];
    const view = () => (heads.length > 1 ? heads.shift() : heads[0]);
    const pages = [entries.slice(0, 58), entries];
    expect(await runCheck(source(pages, { '/api/ucl/record': view }), () => {})).toMatchObject({
      kind: 'right',
      head: { seq: 60 },
    });
  });

  test('forever is busy', async () => {
    let seq = 40;
    const view = () => {
      seq += 1;
      return headAt(seq);
    };
    const growing = source([], { '/api/ucl/record': view });
    const readPage = async () => entries.slice(0, seq);
    expect(await runCheck({ ...growing, readPage }, () => {})).toEqual({ kind: 'busy' });
  });
});

test('a changed entry is named', async () => {
  const forged = entries.map((entry) => (entry.seq === 31 ? { ...entry, by: 'rule' as const } : entry));
  expect(await runCheck(source([forged]), () => {})).toEqual({
    kind: 'fault',
    fault: { seq: 31, problem: 'changed' },
  });
});

test('a record that ends before its head is incorrect', async () => {
  expect(await runCheck(source([entries.slice(0, 40)]), () => {})).toEqual({
    kind: 'fault',
    fault: { seq: 60, problem: 'out of order' },
  });
});

describe('a site that shows other data', () => {
  const forged = standings.map((row) => (row.id === 5 ? { ...row, points: 3 } : row));

  test('is detected, and the differences are named', async () => {
    expect(
      await runCheck(source([entries], { '/api/ucl/group-standings': { standings: forged } }), () => {}),
    ).toMatchObject({
      kind: 'different',
      comparison: { differences: ['Group B, Team 5, points: 3 on the site, 0 according to the record.'] },
    });
  });

  test('for a moment, while one process is behind, is not reported', async () => {
    const shown = [forged, standings];
    const view = () => ({ standings: shown.length > 1 ? shown.shift() : shown[0] });
    expect(await runCheck(source([entries], { '/api/ucl/group-standings': view }), () => {})).toMatchObject({
      kind: 'right',
    });
  });
});

test('entries of a newer version are not folded by an older page', async () => {
  const newer = await madeRecord(3, { v: 2 });
  const head = { seq: 3, hash: newer[2]?.hash, pages: 1 };
  expect(await runCheck(source([newer], { '/api/ucl/record': head }), () => {})).toEqual({
    kind: 'outdated',
  });
});
