import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawList } from '../draw/testing/draw-lists.ts';
import { isUndoable, type RecordDraft } from '../record/kinds.ts';
import type { SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { historyForUndo, undoEntries } from '../record/undo.ts';
import { entriesWith, isLive, positionOf, publicRegistration } from '../registration/registration.ts';
import { awardResult } from './award-result.ts';
import {
  checkInClub,
  decideEntry,
  enterClub,
  type PrivateNames,
  refuseEqualNames,
  withdrawEntry,
} from './club-entries.ts';
import { DecisionError } from './decision-error.ts';
import { sealDraw, setPots, voidDraw } from './draw.ts';
import { drawFromEntries } from './draw-from-entries.ts';
import { endIfDue, setRegistration } from './registration.ts';
import { by, given, type Step, take, textHash } from './testing/story.ts';

const hashName = (name: string) => ({ salt: 'salt', hash: textHash('salt', name) });
/** In these stories a club is named after its number, unless it has a name of its own. */
const nameOfEntry = (number: number) => `Club ${number}`;
const namesIn = ({ season }: Tournament): PrivateNames =>
  new Map([...season.entries.keys()].map((number) => [number, { name: nameOfEntry(number), salt: 'salt' }]));

const AUTOMATIC = { state: 'open', places: 4, acceptance: 'automatic' } as const;
/** The story's clock starts at 20:00:00 and moves a second per entry. */
const LATER = '2026-03-01T21:00:00.000Z';
const SOON = '2026-03-01T20:00:10.000Z';

const opens =
  (settings: object = {}): Step =>
  (now, at) =>
    setRegistration(now, { ...AUTOMATIC, ...settings }, { needsCode: false, names: namesIn(now), at });
const enters =
  (sent: object = {}, code: string | null = null): Step =>
  (now, at) => {
    const name = nameOfEntry(now.season.entries.size + 1);
    const entry = { name, contact: 'someone#1', acceptsRules: true, ...sent };
    return enterClub(now, entry, { names: namesIn(now), code, at, hashName }).entries;
  };
const enter = (count: number): Step[] => Array.from({ length: count }, () => enters());
const withdraws = (number: number): Step =>
  by(`entry:${number}`, (now) => withdrawEntry(now, number, namesIn(now)));
const decides =
  (decision: 'accept' | 'wait' | 'decline', number: number): Step =>
  (now) =>
    decideEntry(now, { number, decision }, namesIn(now));
const checksIn = (number: number, time?: string): Step =>
  by(`entry:${number}`, (now, at) => checkInClub(now, number, time ?? at));
const timePasses =
  (time: string): Step =>
  (now) =>
    endIfDue(now, namesIn(now), time).map((draft) => ({ ...draft, by: 'rule' }));
const fillsPots =
  (groups = 1, cups = 1): Step =>
  (now) =>
    drawFromEntries(now, { groups, cups });
const seals: Step = (now) => sealDraw(now, {}, { inputHash: 'a', commitment: 'b' }, namesIn(now));
const undoes =
  (seq: number): Step =>
  ({ history }) => {
    const entries = history.entries.filter(isUndoable).filter((entry) => entry.seq === seq);
    const outcome = undoEntries(historyForUndo(history), entries);
    if (!('drafts' in outcome)) throw new Error(`Blocked by ${outcome.blocking.map(({ kind }) => kind)}`);
    return outcome.drafts;
  };

/** Redacts the name of a club wherever the record has it. */
const redacts =
  (number: number): Step =>
  ({ history }) => {
    const named = history.entries.filter(({ data, texts }) => texts.name && numberOf({ data }) === number);
    const [first, ...alsoIn] = named.map(({ seq }) => ({ seq, name: 'name' }));
    if (!first) throw new Error(`Entry ${number} has no name in the record`);
    return [{ kind: 'text-struck', data: { season: 1, ...first, alsoIn } }];
  };

/** '1 2 | 3': clubs 1 and 2 are in, 3 is waiting. */
const list = (season: SeasonState) =>
  [entriesWith(season, 'accepted'), entriesWith(season, 'waiting')]
    .map((entries) => entries.map(({ number }) => number).join(' '))
    .join(' | ');
const isList = (expected: string) => (season: SeasonState) => expect(list(season)).toBe(expected);

describe('registration', () => {
  it('is closed and empty in a new season', () => {
    const { season } = given().tournament;
    expect(publicRegistration(season)).toMatchObject({ state: 'closed', underReview: 0, entries: [] });
    given().when(enters()).isRejected('registration_closed');
  });

  it('is opened with possible settings only', () => {
    given().when(opens()).records('registration-set');
    for (const places of [3, 65, 4.5]) given().when(opens({ places })).isRejected('invalid_places');
    given()
      .when(opens({ closesAt: '2026-03-01T19:00:00Z' }))
      .isRejected('invalid_schedule');
    given()
      .when(opens({ closesAt: '2026-02-31T25:61:61Z' }))
      .isRejected('invalid_schedule');
    given()
      .when(opens({ checkIn: { opensAt: LATER, closesAt: SOON } }))
      .isRejected('invalid_schedule');
    given()
      .when(opens({ note: 'x'.repeat(301) }))
      .isRejected('invalid_text');
  });

  it('needs a season without results and without a sealed draw', () => {
    const awards: Step = (now) => awardResult(now, { fixtureId: 6500, kind: 'both-absent', reason: 'Fog' });
    const lists: Step = (now) => setPots(now, drawList());
    const voids: Step = (now, at) => voidDraw(now, 'A club was missing', { secret: 'c', balls: [] }, at);
    given(awards).when(opens()).isRejected('draw_state');
    given(opens(), awards)
      .when(opens({ places: 8 }))
      .records('registration-set');
    given(lists).when(opens()).records('registration-set');
    given(lists, seals).when(opens()).isRejected('draw_state');
    given(lists, seals, voids).when(opens()).records('registration-set');
  });

  it('closes automatically, and refuses late clubs even before that', () => {
    const open = opens({ closesAt: SOON });
    given(open).when(timePasses('2026-03-01T20:00:09.999Z')).records();
    given(open).when(timePasses(SOON)).records('registration-set');
    given(open, timePasses(SOON)).when(timePasses(SOON)).records();
    given(open)
      .when((now) => enters()(now, SOON))
      .isRejected('registration_closed');
  });
});

describe('a club that enters', () => {
  it('is in while there are places, and waits after that', () => {
    given(opens()).when(enters()).records('entered', 'entry-accepted');
    given(opens(), ...enter(4))
      .when(enters())
      .records('entered', 'entry-waiting');
    given(opens(), ...enter(5))
      .when(enters())
      .leadsTo(isList('1 2 3 4 | 5 6'));
  });

  it('is under review and not named where staff accept clubs', () =>
    given(opens({ acceptance: 'by-hand' }))
      .when(enters())
      .leadsTo((season) => {
        expect(publicRegistration(season)).toMatchObject({ underReview: 1, entries: [] });
        expect(season.entries.get(1)?.name).toBe(null);
      }));

  it.each(['Redacted', 'R\u0435DACTED', 'Entry 1', 'entry #12'])(
    'cannot look like a redacted one: %s',
    (name) => given(opens()).when(enters({ name })).isRejected('invalid_club_name'),
  );

  it('needs a name that no other club has, a contact, the rules and the entry word', () => {
    given(opens())
      .when(enters({ name: ' ' }))
      .isRejected('invalid_club_name');
    given(opens())
      .when(enters({ contact: ' ' }))
      .isRejected('invalid_text');
    given(opens())
      .when(enters({ acceptsRules: false }))
      .isRejected('rules_not_accepted');
    given(opens())
      .when(enters({ code: 'moon' }, 'sun'))
      .isRejected('wrong_entry_code');
    given(opens())
      .when(enters({ code: ' SUN' }, 'Sun'))
      .records('entered', 'entry-accepted');
    given(opens(), enters())
      .when(enters({ name: 'CLUB  1' }))
      .isRejected('name_taken');
    given(opens(), enters(), withdraws(1))
      .when(enters({ name: 'Club 1' }))
      .records('entered', 'entry-accepted');
    given(opens({ acceptance: 'by-hand' }), enters())
      .when(enters({ name: 'Club 1' }))
      .isRejected('name_taken');
  });

  it('is one of at most 200', () => {
    const full = given(opens({ acceptance: 'by-hand' }), ...enter(200));
    full.when(enters()).isRejected('registration_full');
  });

  it('leaves its place to the first waiting club', () => {
    given(opens(), ...enter(6))
      .when(withdraws(2))
      .records('entry-withdrawn', 'entry-accepted');
    given(opens(), ...enter(6))
      .when(withdraws(2))
      .leadsTo(isList('1 3 4 5 | 6'));
    given(opens(), ...enter(6))
      .when(withdraws(5))
      .leadsTo(isList('1 2 3 4 | 6'));
    given(opens(), ...enter(6), withdraws(2))
      .when(withdraws(2))
      .isRejected('entry_decided');
  });
});

describe('staff', () => {
  it('accept clubs, even beyond the places, move them to the waiting list and decline them', () => {
    const applied = [opens({ acceptance: 'by-hand' }), ...enter(2)];
    given(...applied)
      .when(decides('accept', 2))
      .leadsTo(isList('2 | '));
    given(...applied)
      .when(decides('wait', 2))
      .leadsTo(isList(' | 2'));
    given(...applied)
      .when(decides('decline', 2))
      .records('entry-declined');
    given(opens(), ...enter(6))
      .when(decides('accept', 6))
      .leadsTo(isList('1 2 3 4 6 | 5'));
    given(opens(), ...enter(6))
      .when(decides('decline', 1))
      .leadsTo(isList('2 3 4 5 | 6'));
    given(opens(), ...enter(2))
      .when(decides('accept', 2))
      .isRejected('entry_decided');
    given(opens(), ...enter(2), withdraws(2))
      .when(decides('accept', 2))
      .isRejected('entry_decided');
    given(opens()).when(decides('accept', 1)).isRejected('unknown_club_entry');
  });

  it('never name a declined applicant', () => {
    const declined = decides('decline', 1)(
      given(opens({ acceptance: 'by-hand' }), enters()).tournament,
      LATER,
    );
    expect(JSON.stringify(declined)).not.toContain('Club 1');
  });

  it('move clubs up with more places, and remove no one with fewer', () => {
    given(opens(), ...enter(7))
      .when(opens({ places: 6 }))
      .leadsTo(isList('1 2 3 4 5 6 | 7'));
    given(opens({ places: 6 }), ...enter(7))
      .when(opens())
      .leadsTo(isList('1 2 3 4 5 6 | 7'));
    given(opens({ places: 6 }), ...enter(7), opens())
      .when(withdraws(1))
      .leadsTo(isList('2 3 4 5 6 | 7'));
  });

  it('can undo a decision until the draw is sealed', () => {
    const clubs = [opens({ acceptance: 'by-hand' }), ...enter(5)];
    const all = [1, 2, 3, 4].map((number) => decides('accept', number));
    given(...clubs, decides('decline', 5))
      .when(undoes(7))
      .records('undone');
    given(...clubs, ...all, fillsPots())
      .when(undoes(7))
      .records('undone');
    expect(() =>
      given(...clubs, ...all, fillsPots(), seals)
        .when(undoes(7))
        .records('undone'),
    ).toThrow('sealed');
    expect(() =>
      given(...clubs, decides('accept', 5), withdraws(5))
        .when(undoes(7))
        .records(),
    ).toThrow('entry-withdrawn');
  });

  it('can undo a decision about a club that has checked in since', () => {
    const checkIn = { opensAt: '2026-03-01T20:00:00.000Z', closesAt: LATER };
    const open = opens({ acceptance: 'by-hand', checkIn });
    given(open, ...enter(2), decides('accept', 1), decides('accept', 2), checksIn(1))
      .when(undoes(4))
      .leadsTo((season) => {
        expect(list(season)).toBe('2 | ');
        expect(season.entries.get(1)).toMatchObject({ status: 'applied', checkedIn: true });
      });
  });

  it('bring back no club whose name another one has taken', () => {
    const { season } = given(opens(), ...enter(2), decides('decline', 1)).tournament;
    const same = new Map([1, 2].map((number) => [number, { name: 'Rovers', salt: '' }]));
    expect(() => refuseEqualNames(season, [], same)).not.toThrow();
    expect(() => refuseEqualNames(season, [1], same)).toThrow('same name');
    expect(() => refuseEqualNames(season, [1], new Map())).not.toThrow();
  });
});

describe('a redacted name', () => {
  const checkIn = { opensAt: '2026-03-01T20:00:00.000Z', closesAt: LATER };
  const applied = [opens({ acceptance: 'by-hand', checkIn }), ...enter(5)];
  const others = [2, 3, 4, 5].map((number) => decides('accept', number));
  /** The acceptance of club 1 is entry 7. */
  const redacted = [...applied, decides('accept', 1), redacts(1), undoes(7)];

  it.each<[string, Step[], 'accepted' | 'waiting']>([
    ['acceptance', [decides('accept', 1)], 'accepted'],
    ['waiting list', [decides('wait', 1)], 'waiting'],
    ['acceptance from the waiting list', [decides('wait', 1), decides('accept', 1)], 'accepted'],
    ['place of another club', [...others, decides('wait', 1), withdraws(2)], 'accepted'],
    ['place of a declined club', [...others, decides('wait', 1), decides('decline', 2)], 'accepted'],
    ['new place', [...others, decides('wait', 1), opens({ places: 5 })], 'accepted'],
    ['end of check-in', [decides('wait', 1), checksIn(1), timePasses(LATER)], 'accepted'],
    ['restored acceptance', [decides('decline', 1), undoes(10), decides('accept', 1)], 'accepted'],
    ['seal without it', [...others, fillsPots(), decides('accept', 1), seals], 'waiting'],
  ])('stays redacted with the next %s', (_, steps, status) => {
    const before = given(...redacted).tournament.history.entries.length;
    const { history, season } = given(...redacted, ...steps).tournament;
    expect(publicRegistration(season).entries[0]).toMatchObject({ number: 1, name: 'Redacted', status });
    expect(JSON.stringify(history.entries.slice(before))).not.toContain('"Club 1"');
  });

  it('stays redacted if it was undone first', () =>
    given(...applied, decides('accept', 1), undoes(7), redacts(1))
      .when(decides('accept', 1))
      .leadsTo((season) => expect(season.entries.get(1)?.name).toBe('Redacted')));

  it('is not in the draw', () =>
    given(...redacted, ...others, decides('accept', 1), opens({ places: 5 }))
      .when(fillsPots())
      .leadsTo(({ draws }) =>
        expect(draws[0]?.clubs.map(({ name }) => name)).toEqual([
          ...['Entry 1', 'Club 2', 'Club 3', 'Club 4', 'Club 5'],
        ]),
      ));

  it('is not in the draw, if the pots were filled before', () => {
    const filled = given(...applied, decides('accept', 1), ...others.slice(1), fillsPots(), redacts(1));
    const saves: Step = (now) => setPots(now, now.season.draws[0]?.clubs ?? [], namesIn(now));
    filled.when(saves).isRejected('invalid_club_name');
    filled.when(seals).isRejected('invalid_club_name');
    given(...applied, decides('accept', 1), ...others.slice(1), redacts(1), fillsPots())
      .when(seals)
      .records('sealed');
  });

  it('cannot enter again', () => {
    const again = enters({ name: 'club 1' });
    given(opens(), enters(), redacts(1), withdraws(1)).when(again).isRejected('name_taken');
    given(opens(), enters(), decides('decline', 1), redacts(1)).when(again).isRejected('name_taken');
  });
});

describe('check-in', () => {
  const checkIn = { opensAt: '2026-03-01T20:00:00.000Z', closesAt: LATER };
  const open = opens({ checkIn });

  it('is possible in its window, for clubs that are in or waiting', () => {
    given(open, ...enter(5))
      .when(checksIn(1))
      .records('checked-in');
    given(open, ...enter(5))
      .when(checksIn(5))
      .records('checked-in');
    given(open, ...enter(5), checksIn(1))
      .when(checksIn(1))
      .records();
    given(open, ...enter(5))
      .when(checksIn(1, LATER))
      .isRejected('check_in_closed');
    given(open, ...enter(5))
      .when(checksIn(1, '2026-03-01T19:59:59.999Z'))
      .isRejected('check_in_closed');
    given(opens(), ...enter(5))
      .when(checksIn(1))
      .isRejected('check_in_closed');
  });

  it('ends with the clubs that are there', () => {
    const clubs = [open, ...enter(7), ...[1, 3, 6, 7].map((number) => checksIn(number))];
    given(...clubs)
      .when(timePasses(LATER))
      .records(
        ...['registration-set', 'entry-withdrawn', 'entry-withdrawn', 'entry-accepted', 'entry-accepted'],
      );
    given(...clubs)
      .when(timePasses(LATER))
      .leadsTo((season) => {
        expect(list(season)).toBe('1 3 6 7 | 5');
        expect(season.registration.state).toBe('closed');
      });
    given(...clubs, timePasses(LATER))
      .when(timePasses(LATER))
      .records();
  });

  it('can be set again after it has ended', () => {
    const ended = [open, ...enter(2), checksIn(1), timePasses(LATER)];
    given(...ended)
      .when(opens({ checkIn }))
      .records('registration-set');
    const again = { opensAt: LATER, closesAt: '2026-03-02T20:00:00.000Z' };
    given(...ended, opens({ checkIn: again }))
      .when(timePasses('2026-03-03T20:00:00.000Z'))
      .records('registration-set');
  });
});

describe('a draw from the entries', () => {
  const clubs = [opens(), ...enter(6)];

  it('closes registration, sets the format and fills the pots', () => {
    given(...clubs)
      .when(fillsPots())
      .records('registration-set', 'format-set', 'pots-set');
    given(...clubs, fillsPots())
      .when(fillsPots())
      .records('format-set', 'pots-set');
    given(...clubs)
      .when(fillsPots())
      .leadsTo(({ clubs: places, draws }) => {
        expect(places).toHaveLength(4);
        expect(draws[0]?.clubs.map(({ name, pot, entry }) => `${name} ${pot} ${entry}`)).toEqual([
          ...['Club 1 1 1', 'Club 2 2 2', 'Club 3 3 3', 'Club 4 4 4'],
        ]);
      });
    given(...clubs)
      .when(fillsPots(2))
      .isRejected('format_not_possible');
    given(...clubs, fillsPots(), seals)
      .when(fillsPots())
      .isRejected('draw_state');
  });

  it('puts the clubs of the last knockouts first', () => {
    const { tournament } = given(...clubs);
    const last = {
      ...{ number: 1, name: 'Autumn', finishedAt: '', champions: { ucl: null, uel: null }, cups: 2 as const },
      clubs: ['Club 2', 'CLUB 3', 'Club 4', 'Club 9'].map((name, index) => ({
        ...{ id: index + 1, group: 'A' as const, slot: index + 1, name },
      })),
      lastRounds: [
        { clubId: 1, bracket: 'UEL' as const, round: 'final' as const },
        { clubId: 2, bracket: 'UCL' as const, round: 'sf' as const },
        { clubId: 3, bracket: 'UCL' as const, round: 'final' as const },
      ],
    };
    const drafts = drawFromEntries({ ...tournament, finished: [last] }, { groups: 1, cups: 1 });
    const pots = drafts.flatMap((draft) => (draft.kind === 'pots-set' ? draft.data.clubs : []));
    expect(pots.map(({ entry }) => entry)).toEqual([4, 3, 2, 1]);
  });

  it('is not sealed with a club that has left', () => {
    given(...clubs, fillsPots(), withdraws(1))
      .when(seals)
      .isRejected('entries_changed');
    given(...clubs, fillsPots(), withdraws(1), fillsPots())
      .when(seals)
      .records('sealed');
  });

  it('sends accepted clubs without a row back to the waiting list', () => {
    given(...clubs, fillsPots(), decides('accept', 5))
      .when(seals)
      .records('entry-waiting', 'sealed');
    given(...clubs, fillsPots(), decides('accept', 5))
      .when(seals)
      .leadsTo(isList('1 2 3 4 | 5 6'));
    // Under the salt of the hash that was published when the club entered: any other would be a second promise.
    const { season, history } = given(...clubs, fillsPots(), decides('accept', 5), seals).tournament;
    const waiting = history.entries.at(-2);
    expect(waiting).toMatchObject({ kind: 'entry-waiting', data: { number: 5 } });
    expect(waiting?.data.textHashes?.name).toBe(season.entries.get(5)?.nameHash);
    given(...clubs, fillsPots(), opens({ places: 4 }))
      .when(seals)
      .records('registration-set', 'sealed');
  });

  it('fixes the list', () => {
    const sealed = given(...clubs, fillsPots(), seals);
    for (const step of [enters(), withdraws(1), decides('decline', 1), checksIn(1), opens()])
      sealed.when(step).isRejected('draw_state');
    sealed.when(timePasses(LATER)).records();
  });

  it('removes no club that could not check in because the draw was sealed', () => {
    const checkIn = { opensAt: '2026-03-01T20:30:00.000Z', closesAt: LATER };
    const voids =
      (at: string): Step =>
      (now) =>
        voidDraw(now, 'A club was missing', { secret: null, balls: [] }, at);
    const sealed = [opens({ checkIn }), ...enter(6), fillsPots(), seals];
    given(...sealed, voids('2026-03-01T21:30:00.000Z'))
      .when(timePasses('2026-03-01T21:30:00.000Z'))
      .records();
    given(...sealed, voids(SOON))
      .when(timePasses(LATER))
      .leadsTo(isList(' | 5 6'));
  });

  it('keeps the entry of a renamed row, and finds that of a row without one', () => {
    const rows = (first: object): Step => {
      const names = ['Renamed', 'club 2', 'Club 3', 'Guest'];
      return (now) =>
        setPots(
          now,
          names.map((name, index) => ({
            ...{ name, pot: (index + 1) as 1 | 2 | 3 | 4, keepApart: null },
            ...(index === 0 && first),
          })),
        );
    };
    given(...clubs, fillsPots())
      .when(rows({ entry: 1 }))
      .leadsTo(({ draws }) =>
        expect(draws[0]?.clubs.map(({ entry }) => entry)).toEqual([1, 2, 3, undefined]),
      );
    given(...clubs, fillsPots())
      .when(rows({ entry: 6 }))
      .isRejected('entries_changed');
  });
});

/** Any order of arrivals, departures, decisions, check-ins and changes of the number of places. */
it('skips no one on the waiting list, and has no club in and waiting at once', () => {
  const checkIn = { opensAt: '2026-03-01T20:00:00.000Z', closesAt: LATER };
  const number = fc.integer({ min: 1, max: 12 });
  const step = fc.oneof(
    { weight: 4, arbitrary: fc.constant(enters()) },
    { weight: 2, arbitrary: number.map(withdraws) },
    number.map((each) => checksIn(each)),
    fc.tuple(fc.constantFrom('accept', 'wait', 'decline'), number).map(([how, each]) => decides(how, each)),
    fc
      .tuple(fc.integer({ min: 4, max: 8 }), fc.constantFrom('by-hand', 'automatic'))
      .map(([places, acceptance]) => opens({ places, acceptance, checkIn })),
    fc.constant(timePasses(LATER)),
  );
  fc.assert(
    fc.property(fc.array(step, { maxLength: 40 }), (steps) => {
      let { tournament } = given(opens({ checkIn }));
      for (const each of steps) {
        const { season: before } = tournament;
        const kept: RecordDraft[] = [];
        try {
          tournament = take(tournament, (now, at) => {
            kept.push(...each(now, at));
            return kept;
          });
        } catch (error) {
          if (!(error instanceof DecisionError)) throw error;
        }
        const movedUp = kept.filter((draft) => draft.kind === 'entry-accepted' && draft.by === 'rule');
        const isCheckInEnd = kept[0]?.kind === 'registration-set' && kept[0].data.isCheckInOver;
        if (!isCheckInEnd) expectInOrder(before, movedUp.map(numberOf));
        expectSound(tournament.season);
      }
    }),
    { numRuns: 200 },
  );
});

function numberOf({ data }: { readonly data: object }): number {
  return 'number' in data ? Number(data.number) : 0;
}

/** The clubs that move up are the first ones of the waiting list; a new club passes none of them. */
function expectInOrder(before: SeasonState, numbers: readonly number[]): void {
  const waiting = entriesWith(before, 'waiting').map(({ number }) => number);
  const isNew = numbers.some((number) => !before.entries.has(number));
  expect(numbers).toEqual(isNew ? numbers.slice(0, 1) : waiting.slice(0, numbers.length));
  if (isNew) expect(waiting).toEqual([]);
}

function expectSound(season: SeasonState): void {
  const { entries } = publicRegistration(season);
  expect(new Set(entries.map(({ number }) => number)).size).toBe(entries.length);
  const waiting = entries.filter(({ status }) => status === 'waiting');
  expect(waiting.map(({ position }) => position)).toEqual(waiting.map((_, index) => index + 1));
  for (const { number, status } of entries)
    if (status === 'accepted') expect(positionOf(season, number)).toBe(null);
  expect([...season.entries.values()].filter(isLive)).toHaveLength(
    entries.length + entriesWith(season, 'applied').length,
  );
}
