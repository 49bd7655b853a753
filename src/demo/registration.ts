import type { EntriesReply } from '#contract/registration.ts';
import { DEMO_CLUBS } from './club-names.ts';
import type { Season } from './season.ts';
import { DAY } from './timeline.ts';

/** Enough for a list that fits a screen, and for a waiting list among 64 names. */
const PLACES_MAX = 32;
const ENTRY_EVERY_MS = 3 * 3_600_000;
/** Left for the visitor to decide. */
const UNDER_REVIEW = 4;

/** Opens registration; some clubs are in, two are waiting, and staff have not reviewed the newest ones. */
export async function openRegistration(
  { league, clock, format, random }: Season,
  now: number,
): Promise<string> {
  const places = Math.min(format.clubs, PLACES_MAX);
  const accepted = Math.ceil(places * 0.6);
  const names = random.shuffled(DEMO_CLUBS).slice(0, accepted + 2 + UNDER_REVIEW);
  clock.moveTo(now - (names.length + 1) * ENTRY_EVERY_MS);
  const at = (time: number) => new Date(time).toISOString();
  await league.administer(
    'registration',
    {
      ...{ state: 'open', places, closesAt: at(now + 2 * DAY), acceptance: 'by-hand' },
      checkIn: { opensAt: at(now + 2 * DAY), closesAt: at(now + 2 * DAY + DAY / 24) },
      note: 'One club per captain. Matches are played on weekday evenings.',
    },
    'PUT',
  );
  const keys: string[] = [];
  for (const [index, name] of names.entries()) {
    clock.moveTo(now - (names.length - index) * ENTRY_EVERY_MS);
    keys.push(await league.enter(name));
    const number = index + 1;
    if (number <= accepted) await league.administer('decide-entry', { number, decision: 'accept' });
    else if (number <= accepted + 2) await league.administer('decide-entry', { number, decision: 'wait' });
  }
  return keys[0] ?? '';
}

/** The next club enters; null if all have, or if registration is closed. */
export async function enterNextClub({ league, random }: Season): Promise<string | null> {
  const { state } = await league.read('/api/ucl/registration');
  if (state === 'closed') return null;
  const { entries } = await league.administer<EntriesReply>('entries', undefined, 'GET');
  const entered = new Set(entries.map(({ name }) => name));
  const others = DEMO_CLUBS.filter((name) => !entered.has(name));
  if (others.length === 0) return null;
  const name = random.pick(others);
  await league.enter(name);
  return `Entered   ${name}`;
}
