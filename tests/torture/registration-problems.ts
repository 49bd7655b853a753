import { foldName } from '#domain/clubs/club-names.ts';
import type { KnownEntry } from '#domain/record/kinds.ts';

type Status = 'applied' | 'accepted' | 'waiting' | 'gone';

interface Entry {
  readonly number: number;
  status: Status;
  name: string | null;
  isPresent: boolean;
}

/** Registration as its entries say, without the code of the server. */
class Registration {
  places = 64;
  isCheckInOver = false;
  readonly entries = new Map<number, Entry>();
  #taken: KnownEntry[] = [];

  count(status: Status): number {
    return this.with(status).length;
  }

  /** In order of registration. */
  with(...statuses: readonly Status[]): Entry[] {
    return [...this.entries.values()].filter(({ status }) => statuses.includes(status));
  }

  /** The season becomes what it would be without an entry that is undone. */
  take(entry: KnownEntry): void {
    if (entry.kind === 'undone') {
      this.#taken = this.#taken.filter(({ seq }) => seq !== entry.data.seq);
      this.entries.clear();
      for (const each of this.#taken) this.#apply(each);
    } else {
      this.#taken.push(entry);
      this.#apply(entry);
    }
  }

  #apply({ kind, data, texts }: KnownEntry): void {
    if (kind === 'registration-set') {
      this.places = data.places;
      this.isCheckInOver = data.isCheckInOver;
    }
    if (kind === 'entered')
      this.entries.set(data.number, { ...UNNAMED, number: data.number, status: 'applied' });
    const entry = 'number' in data ? this.entries.get(data.number) : undefined;
    if (!entry) return;
    if (kind === 'checked-in') entry.isPresent = true;
    const status = STATUSES[kind];
    if (!status) return;
    entry.status = status;
    if ('name' in texts) entry.name = texts.name?.text ?? null;
  }
}

const UNNAMED = { name: null, isPresent: false };
const STATUSES: Readonly<Record<string, Status>> = {
  'entry-accepted': 'accepted',
  'entry-waiting': 'waiting',
  'entry-declined': 'gone',
  'entry-withdrawn': 'gone',
};

const OF_REGISTRATION: ReadonlySet<string> = new Set([
  ...['registration-set', 'entered', 'checked-in'],
  ...Object.keys(STATUSES),
]);

/** Whether an entry was lost or doubled, skipped on the waiting list, or kept from a free place. */
export function registrationProblems(record: readonly KnownEntry[]): string[] {
  const problems: string[] = [];
  const seasons = [new Registration()];
  for (const change of changesIn(record)) {
    const registration = seasons.at(-1) ?? new Registration();
    const { isCheckInOver } = registration;
    const was = registration.count('accepted');
    for (const entry of change) {
      problems.push(...problemsWith(registration, entry));
      if (entry.kind === 'undone' ? entry.data.kind.startsWith('entry-') : OF_REGISTRATION.has(entry.kind))
        registration.take(entry);
      if (entry.kind === 'finished') seasons.push(new Registration());
      if (entry.kind === 'season-reopened') seasons.pop();
    }
    problems.push(...problemsAfter({ was, isCheckInOver }, registration, change));
  }
  return problems;
}

/** The entries of one change follow one another, and have one time. */
function changesIn(record: readonly KnownEntry[]): KnownEntry[][] {
  const changes: KnownEntry[][] = [];
  for (const entry of record) {
    const last = changes.at(-1);
    if (last?.[0]?.at === entry.at) last.push(entry);
    else changes.push([entry]);
  }
  return changes;
}

/** Who may do this, and who is next. */
function problemsWith(registration: Registration, { seq, kind, by, data }: KnownEntry): string[] {
  const say = (problem: string) => [`Entry ${seq} of the record: ${problem}`];
  if (kind === 'entered') {
    const expected = registration.entries.size + 1;
    return data.number === expected ? [] : say(`club ${data.number} entered, expected ${expected}`);
  }
  const status = STATUSES[kind];
  if ((!status && kind !== 'checked-in') || !('number' in data)) return [];
  const entry = registration.entries.get(data.number);
  if (!entry || entry.status === 'gone') return say(`${kind} of club ${data.number}, which is not entered`);
  if (status === entry.status) return say(`${kind} of club ${data.number}, which already has that status`);
  if (kind === 'checked-in' && entry.isPresent) return say(`club ${data.number} checked in twice`);
  if (kind !== 'entry-accepted' || by !== 'rule') return [];
  const [next] = registration.with('waiting');
  if (entry.status === 'applied')
    return next ? say(`the new club ${data.number} passed club ${next.number}`) : [];
  // At the end of check-in, those who are there move up.
  const [present] = registration.with('waiting').filter(({ isPresent }) => isPresent);
  const isNext = entry === next || (registration.isCheckInOver && entry === present);
  return isNext ? [] : say(`club ${data.number} moved up before club ${next?.number}`);
}

const LEAVING: ReadonlySet<string> = new Set(['entry-declined', 'entry-withdrawn']);

function problemsAfter(
  { was, isCheckInOver }: { readonly was: number; readonly isCheckInOver: boolean },
  after: Registration,
  change: readonly KnownEntry[],
): string[] {
  const say = (problem: string) => [`Entry ${change.at(-1)?.seq} of the record: ${problem}`];
  const is = after.count('accepted');
  const byRule = change.some(({ kind, by }) => kind === 'entry-accepted' && by === 'rule');
  if (byRule && is > Math.max(was, after.places) + decidedBy(change))
    return say(`${is} clubs are in, with ${after.places} places`);
  const isCheckInEnd = !isCheckInOver && after.isCheckInOver;
  const hasLeft = change.some(({ kind }) => LEAVING.has(kind));
  if (hasLeft && !isCheckInEnd && is < Math.min(was, after.places) && after.count('waiting') > 0)
    return say(`${is} clubs are in, and others wait for ${after.places} places`);
  const names = after.with('accepted', 'waiting').flatMap(({ name }) => (name ? foldName(name) : []));
  return new Set(names).size === names.length ? [] : say('two clubs have the same name');
}

/** Staff may accept clubs beyond the places. */
function decidedBy(change: readonly KnownEntry[]): number {
  return change.filter(({ kind, by }) => kind === 'entry-accepted' && by !== 'rule').length;
}
