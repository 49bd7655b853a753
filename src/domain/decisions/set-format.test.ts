import { describe, expect, it } from 'vitest';
import { sizesOf } from '../clubs/format.ts';
import { publicDraw } from '../draw/draw.ts';
import { drawList } from '../draw/testing/draw-lists.ts';
import { isUndoable, type RecordEntry } from '../record/kinds.ts';
import { hasIdsInUse } from '../record/record-subjects.ts';
import { factsOf } from '../record/state.ts';
import { canUndo, historyForUndo, undoEntries } from '../record/undo.ts';
import { scheduleKeysOf } from '../schedule/schedule.ts';
import { findMeeting, setKickoff } from './agree-kickoff.ts';
import { awardResult } from './award-result.ts';
import { renameClubs, replaceClub } from './change-clubs.ts';
import { deductPoints } from './deduct-points.ts';
import { sealDraw, setPots, startDraw, voidDraw } from './draw.ts';
import { resetResults } from './reset-results.ts';
import { postponeMatch, setSchedule } from './season-settings.ts';
import { setFormat } from './set-format.ts';
import { given, type Step } from './testing/story.ts';

const reason = 'As the regulations say';
const AT = '2026-03-09T00:00:00.000Z';

const formats =
  (clubs: number, groups: number, cups = 2): Step =>
  (now) =>
    setFormat(now, { clubs, groups, cups });
const awards: Step = (now) => awardResult(now, { fixtureId: 6500, kind: 'both-absent', reason });
const resetsAll: Step = (now) => resetResults(now, { kind: 'tournament' });
const renames =
  (...names: readonly string[]): Step =>
  (now) =>
    renameClubs(
      now,
      names.map((name, index) => ({ id: index + 1, name })),
    );
const schedules: Step = (now) =>
  setSchedule(now, {
    entries: scheduleKeysOf(now.season.clubs).map((key) => ({ key, opensAt: null, closesAt: AT })),
  });
const lists: Step = (now) => setPots(now, drawList({}, sizesOf(now.season.clubs)));
const seals: Step = (now) => sealDraw(now, {}, { inputHash: 'a', commitment: 'b' }, new Map());
const starts: Step = (now, at) => startDraw(now, 'snow', at);
const voids: Step = (now, at) => voidDraw(now, reason, { secret: 'c', balls: [] }, at);

const namesIn = (season: { clubs: readonly { name: string }[] }) =>
  season.clubs.map(({ name }) => name).join();

describe('a format', () => {
  it('gives the season its clubs, groups and cups', () =>
    given()
      .when(formats(13, 4, 1))
      .leadsTo((season) => {
        expect(season.clubs.map(({ id, group, slot }) => `${id}${group}${slot}`).join(' ')).toBe(
          '1A1 2A2 3A3 4A4 5B1 6B2 7B3 8C1 9C2 10C3 11D1 12D2 13D3',
        );
        expect(season.cups).toBe(1);
      }));

  it('keeps the names in order, and adds those with the lowest numbers that no club has', () =>
    given(renames('Rovers', 'Team 70', 'TEAM 2'), formats(4, 1), formats(7, 2))
      .when(formats(7, 2))
      .leadsTo((season) =>
        expect(namesIn(season)).toBe('Rovers,Team 70,TEAM 2,Team 4,Team 1,Team 3,Team 5'),
      ));

  it('keeps the times of the matchdays and rounds that still exist', () => {
    const keysAfter = (...steps: readonly Step[]) =>
      factsOf(given(...steps).tournament.season).schedule.map(({ key }) => key);
    expect(keysAfter(schedules, formats(12, 4))).toEqual(['md1', 'md2', 'md3', 'qf', 'sf', 'final']);
    expect(keysAfter(formats(6, 1), schedules, formats(12, 4))).toEqual(['md1', 'md2', 'md3', 'final']);
  });

  it('has matchdays and rounds of its own', () => {
    const sets =
      (key: string): Step =>
      (now) =>
        setSchedule(now, { entries: [{ key, opensAt: null, closesAt: AT }] });
    given(formats(10, 2)).when(sets('md5')).records('scheduled');
    given(formats(10, 2)).when(sets('qf')).isRejected('invalid_schedule');
    given().when(sets('md4')).isRejected('invalid_schedule');
  });

  it('ends everything that belonged to the clubs in their former places', () =>
    given(
      (now) => deductPoints(now, { clubId: 1, points: 3, reason }),
      (now) => replaceClub(now, { clubId: 2, name: 'Reserve', reason }),
      (now) => postponeMatch(now, { fixtureId: 6500, closesAt: AT, reason }),
      (now, at) => setKickoff(findMeeting(now.season, 6501), '2026-03-08T19:00:00Z', at).entries,
      lists,
    )
      .when(formats(64, 16))
      .leadsTo((season) => {
        const { deductions, replacements, postponements, kickoffs } = factsOf(season);
        expect({ deductions, replacements, postponements, kickoffs }).toEqual({
          ...{ deductions: [], replacements: [], postponements: [], kickoffs: [] },
        });
        expect(publicDraw(season.draws).state).toBe('none');
        expect(season.clubs[1]?.name).toBe('Reserve');
      }));

  it('keeps the draws that were voided', () =>
    given(lists, seals, voids)
      .when(formats(12, 4))
      .leadsTo((season) => {
        expect(publicDraw(season.draws)).toMatchObject({ state: 'none', attempts: [{ reason }] });
      }));

  it('is refused where it is not possible, with the nearest choices', () => {
    const refused = (clubs: number, groups: number, cups = 2) => {
      try {
        formats(clubs, groups, cups)(given().tournament, AT);
        return null;
      } catch (error) {
        return (error as { readonly userMessage: string }).userMessage;
      }
    };
    expect(refused(27, 4)).toBe(
      'A season with 27 clubs in 4 groups is not possible: there can be 1, 2, 4, 8 or 16 groups, each with 3 to 6 clubs. Nearest choices: 27 clubs in 8 groups, 24 clubs in 4 groups.',
    );
    expect(refused(3, 1)).toContain('Nearest choices: 4 clubs in 1 group.');
    expect(refused(12.5, 4)).toContain('Nearest choices: 13 clubs in 4 groups.');
    expect(refused(12, 4, 3)).toBe('A season has one or two cups.');
    given().when(formats(65, 16)).isRejected('format_not_possible');
  });

  it('is fixed by a result, until it is reset', () => {
    given(awards).when(formats(12, 4)).isRejected('format_fixed');
    given(awards, resetsAll).when(formats(12, 4)).records('format-set');
  });

  it('is fixed by a draw that is sealed, until it is voided', () => {
    given(lists, seals).when(formats(12, 4)).isRejected('format_fixed');
    given(lists, seals, starts).when(formats(12, 4)).isRejected('format_fixed');
    given(lists, seals, voids).when(formats(12, 4)).records('format-set');
  });

  it('asks for another list', () => {
    given(formats(13, 4)).when(lists).records('pots-set');
    given(formats(13, 4))
      .when((now) => setPots(now, drawList()))
      .isRejected('format_not_possible');
    given(formats(13, 4))
      .when((now) => setPots(now, drawList({ Nordic: [1] }, [4, 3, 3, 3])))
      .isRejected('draw_impossible');
  });

  it('cannot be undone, nor anything before it', () => {
    const { tournament } = given(renames('Rovers'), formats(12, 4), renames('Wanderers'));
    const history = historyForUndo(tournament.history);
    const [renamed, again] = history.entries.filter(isUndoable);
    if (!renamed || !again) throw new Error('Nothing was renamed');
    expect(history.entries.map(isUndoable)).toEqual([true, false, true]);
    expect(undoEntries(history, [renamed])).toMatchObject({ blocking: [{ kind: 'format-set' }] });
    expect(canUndo(history, [again])).toBe(true);
  });

  it('takes the ids from the entries before it', () => {
    const { season, history } = given(renames('Rovers'), formats(12, 4), renames('Wanderers')).tournament;
    const inUse = { season: 1, placesSince: season.placesSince };
    expect(history.entries.map((entry) => hasIdsInUse(entry as unknown as RecordEntry, inUse))).toEqual([
      false,
      false,
      true,
    ]);
  });
});
