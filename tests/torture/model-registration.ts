import {
  activeResults,
  type Carried,
  type Entry,
  entriesOf,
  hasName,
  isSealed,
  liveEntries,
  refuseIf,
  type Season,
  type Turn,
} from './model-state.ts';

/** The calls with which clubs enter, and those with which staff decide about them. */
export const REGISTRATION_CALLS = {
  registration(turn, { state, places, acceptance, code, checkIn }) {
    const { season } = turn;
    refuseIf(isSealed(season), 'draw_state');
    refuseIf(state === 'open' && activeResults(season).length > 0, 'draw_state');
    turn.record('registration-set', {
      registration: { state, places, acceptance, code, checkIn },
    });
    if (places > season.registration.places) moveUp(turn, freePlaces(turn.season));
  },

  join(turn, { name, acceptsRules, code }) {
    const { season } = turn;
    const { state, acceptance, code: expected } = season.registration;
    refuseIf(isSealed(season), 'draw_state');
    refuseIf(state === 'closed', 'registration_closed');
    refuseIf(expected !== null && expected !== code, 'wrong_entry_code');
    refuseIf(!acceptsRules, 'rules_not_accepted');
    refuseIf(
      hasName(
        liveEntries(season).map((entry) => entry.name),
        name,
      ),
      'name_taken',
    );
    const number = Object.keys(season.entries).length + 1;
    const applied = { isPublic: false, status: 'applied', isPresent: false } as const;
    const entry: Entry = { ...applied, number, name, key: String(turn.answered.key) };
    turn.record('entered', { entries: { ...season.entries, [number]: entry } }, { by: `entry:${number}` });
    const isFree = freePlaces(season) > 0 && entriesOf(season, 'waiting').length === 0;
    if (acceptance === 'automatic') setStatus(turn, number, isFree ? 'accepted' : 'waiting', 'rule');
    turn.reply = { entry: presentEntry(turn.season, number) };
  },

  'check-in'(turn, _body, { entry }) {
    refuseIf(isSealed(turn.season), 'draw_state');
    refuseIf(!turn.season.registration.checkIn, 'check_in_closed');
    if (!entry) return;
    const entries = { ...turn.season.entries, [entry.number]: { ...entry, isPresent: true } };
    if (!entry.isPresent) turn.record('checked-in', { entries });
    turn.reply = { entry: presentEntry(turn.season, entry.number) };
  },

  'withdraw-entry'(turn, _body, { entry }) {
    refuseIf(isSealed(turn.season), 'draw_state');
    setStatus(turn, entry?.number ?? 0, 'withdrawn');
    if (entry?.status === 'accepted') moveUp(turn, Math.min(1, freePlaces(turn.season)));
  },

  'decide-entry'(turn, { number, decision }: { number: number; decision: keyof typeof DECIDED }) {
    const entry = turn.season.entries[number];
    refuseIf(!entry, 'unknown_club_entry');
    refuseIf(isSealed(turn.season), 'draw_state');
    const status = DECIDED[decision];
    refuseIf(!isLive(turn.season, entry) || entry?.status === status, 'entry_decided');
    // The decision is the last entry of the change, so that an undo reverses it.
    const isFreed = status === 'declined' && entry?.status === 'accepted';
    if (isFreed) moveUp(turn, Math.min(1, freePlaces(turn.season) + 1));
    setStatus(turn, number, status);
  },

  'entry-link'(turn, { number }) {
    const entry = turn.season.entries[number];
    refuseIf(!entry?.key, 'unknown_club_entry');
    const place = turn.state.links[entry?.key ?? '']?.clubId;
    const isReplaced = Object.values(turn.season.replacements).some(({ clubId }) => clubId === place);
    refuseIf(!isLive(turn.season, entry) || isReplaced, 'entry_decided');
    if (entry) renewKey(turn, entry, turn.answered.key);
  },
} satisfies Record<string, Carried>;

const DECIDED = { accept: 'accepted', wait: 'waiting', decline: 'declined' } as const;

/** A new key for an entry; after the draw it opens the place of the club. */
export function renewKey(turn: Turn, entry: Entry, key: string): void {
  const place = turn.state.links[entry.key ?? ''];
  turn.keep({ entries: { ...turn.season.entries, [entry.number]: { ...entry, key } } });
  if (!place) return;
  turn.revokeLinks([place.clubId]);
  turn.addLink(key, place.clubId);
}

export const isLive = (season: Season, entry: Entry | null | undefined) =>
  liveEntries(season).some(({ number }) => number === entry?.number);

/** Negative if staff have accepted more clubs than there are places. */
function freePlaces(season: Season): number {
  return season.registration.places - entriesOf(season, 'accepted').length;
}

/** The first clubs that wait, for free places. */
function moveUp(turn: Turn, places: number): void {
  const waiting = entriesOf(turn.season, 'waiting');
  for (const { number } of waiting.slice(0, Math.max(0, places))) setStatus(turn, number, 'accepted', 'rule');
}

function setStatus(turn: Turn, number: number, status: Entry['status'], by = turn.by): void {
  const entry = turn.season.entries[number];
  if (!entry) return;
  const isPublic = entry.isPublic || status === 'accepted' || status === 'waiting';
  const entries = { ...turn.season.entries, [number]: { ...entry, status, isPublic } };
  turn.record(`entry-${status}`, { entries }, { by });
}

/** An entry as its club sees it. */
export function presentEntry(season: Season, number: number) {
  const { name, status, isPresent } = season.entries[number] as Entry;
  const index = entriesOf(season, 'waiting').findIndex((entry) => entry.number === number);
  return { number, name, status, position: index === -1 ? null : index + 1, checkedIn: isPresent };
}
