import { describe, expect, it } from 'vitest';
import { placeholderClubs } from '../clubs/clubs.ts';
import { stageAmong } from '../matches/match-plan.ts';
import {
  isLate,
  isOpen,
  reportingWindow,
  type ScheduleFacts,
  scheduleKeyOf,
  scheduleKeysOf,
  scheduleProblem,
} from './schedule.ts';

const KEYS = scheduleKeysOf(placeholderClubs());
const MONDAY = '2026-03-09T00:00:00.000Z';

function match(id: number) {
  const stage = stageAmong(placeholderClubs(), id);
  if (!stage) throw new Error(`There is no match ${id}`);
  return { id, stage };
}

describe('a submission', () => {
  it.each([
    ['2026-03-08T23:59:00.000Z', false],
    ['2026-03-08T23:59:59.999Z', false],
    ['2026-03-09T00:00:00.000Z', true],
    ['2026-03-09T00:00:00.001Z', true],
  ])('that arrives at %s is late: %s', (submittedAt, late) => {
    expect(isLate(submittedAt, MONDAY)).toBe(late);
  });

  it('is never late without a deadline', () => {
    expect(isLate('2999-01-01T00:00:00.000Z', null)).toBe(false);
  });

  it.each([
    ['2026-03-08T23:59:59.999Z', false],
    ['2026-03-09T00:00:00.000Z', true],
  ])('can be made at %s: %s', (now, open) => {
    expect(isOpen(new Date(now), MONDAY)).toBe(open);
  });

  it('can always be made without an opening time', () => {
    expect(isOpen(new Date(0), null)).toBe(true);
  });
});

describe('the times of a match', () => {
  const facts: ScheduleFacts = {
    schedule: [
      { key: 'md1', opensAt: '2026-03-02T00:00:00.000Z', closesAt: MONDAY },
      { key: 'r16', opensAt: null, closesAt: '2026-04-06T00:00:00.000Z' },
    ],
    postponements: [{ fixtureId: 6505, closesAt: '2026-03-12T00:00:00.000Z', reason: 'Servers down' }],
  };

  it.each([
    [6500, 'md1'],
    [6501, 'md2'],
    [6502, 'md3'],
    [6503, 'md3'],
    [6504, 'md2'],
    [6505, 'md1'],
    [9001, 'r32'],
    [9524, 'r16'],
    [9025, 'qf'],
    [9029, 'sf'],
    [9531, 'final'],
  ])('of match %i are those of %s', (id, key) => {
    expect(scheduleKeyOf(match(id).stage)).toBe(key);
  });

  it('are those of its matchday or round', () => {
    expect(reportingWindow(match(6500), facts)).toEqual({
      opensAt: '2026-03-02T00:00:00.000Z',
      closesAt: MONDAY,
    });
    expect(reportingWindow(match(9017), facts)).toEqual({
      opensAt: null,
      closesAt: '2026-04-06T00:00:00.000Z',
    });
  });

  it('are unrestricted without a schedule', () => {
    expect(reportingWindow(match(6501), facts)).toEqual({ opensAt: null, closesAt: null });
  });

  it('have a later deadline when it was postponed, and the same opening', () => {
    expect(reportingWindow(match(6505), facts)).toEqual({
      opensAt: '2026-03-02T00:00:00.000Z',
      closesAt: '2026-03-12T00:00:00.000Z',
    });
  });
});

describe('a schedule', () => {
  const entry = (key: string, opensAt: string | null, closesAt: string | null) => ({
    key,
    opensAt,
    closesAt,
  });

  it.each([
    [[]],
    [[entry('md1', null, null)]],
    [[entry('md1', '2026-03-02T00:00:00Z', '2026-03-09T00:00:00Z'), entry('final', MONDAY, null)]],
    [[entry('md1', '2026-03-02T02:00:00+02:00', '2026-03-02T00:00:00.001Z')]],
  ])('is accepted: %j', (entries) => {
    expect(scheduleProblem(entries, KEYS)).toBeNull();
  });

  it.each([
    [
      [entry('md4', null, null)],
      'There is no matchday or round "md4". Please use md1, md2, md3, r32, r16, qf, sf, final.',
    ],
    [[entry('qf', null, null), entry('qf', null, MONDAY)], 'Quarter-finals: listed twice.'],
    [
      [entry('sf', MONDAY, '2026-03-08T23:59:59Z')],
      'Semi-finals: the deadline must be after the opening time.',
    ],
    [[entry('md1', MONDAY, MONDAY)], 'Matchday 1: the deadline must be after the opening time.'],
    [[entry('sf', MONDAY, MONDAY)], 'Semi-finals: the deadline must be after the opening time.'],
    [[entry('sf', null, '2026-06-30T23:59:60Z')], 'Semi-finals: invalid date or time.'],
    [[entry('sf', null, '9999-12-31T23:59:59-00:01')], 'Semi-finals: invalid date or time.'],
    [[entry('sf', '0000-01-01T00:00:00+00:01', null)], 'Semi-finals: invalid date or time.'],
  ])('is refused: %j', (entries, problem) => {
    expect(scheduleProblem(entries, KEYS)).toBe(problem);
  });
});
