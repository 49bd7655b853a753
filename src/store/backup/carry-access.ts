import { randomBytes } from 'node:crypto';
import { drawState, validDrawOf } from '#domain/draw/draw.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { insertClubLink, revokeClubLinks } from '../access/club-links.ts';
import { deleteSecret, readSecret, type SecretName, writeSecret } from '../access/secrets.ts';
import { revokeAllStaff } from '../access/staff.ts';
import type { Db } from '../db/tables.ts';
import { loadTournament } from '../record/read-entries.ts';

/** Created at the first startup and never changed: databases that share it are copies of one tournament. */
const TOURNAMENT: SecretName = 'sender-salt';

const OF_PASSWORD = ['admin-password-hash', 'admin-password-is-generated', 'admin-totp-step'] as const;

export interface CarriedAccess {
  /** Whether the links and the password are those of the replaced database. */
  readonly isAccessCarried: boolean;
  /** Clubs whose link would open the place of another club in the restored database. */
  readonly clubsWithoutLink: readonly string[];
}

/**
 * Copies the access data of the replaced database into a restored one: a backup knows neither later revocations nor
 * later links. If it is not possible, personal links are revoked, since one of them may belong to a person who has
 * lost access; club links stay, because they decide nothing and 64 captains would need new ones.
 */
export async function carryAccess(to: Db, replaced: Db | null, at: string): Promise<CarriedAccess> {
  const access = replaced && (await readAccess(replaced).catch(() => null));
  const tournament = await readSecret(to, TOURNAMENT);
  if (!access || tournament === null || access.tournament !== tournament) {
    await revokeAllStaff(to, at);
    return { isAccessCarried: false, clubsWithoutLink: [] };
  }
  await carryStaff(to, access.staff);
  const { season } = await loadTournament(to);
  await carryEntryKeys(to, access, season);
  const clubsWithoutLink = await carryClubLinks(to, access, season, at);
  for (const [name, value] of access.password)
    await (value === null ? deleteSecret(to, name) : writeSecret(to, name, value));
  return { isAccessCarried: true, clubsWithoutLink };
}

type Access = Awaited<ReturnType<typeof readAccess>>;

/** Without the columns that a newer version may have added: going back from it restores an older database. */
const STAFF_COLUMNS = [
  'number',
  'name',
  'role',
  'key_hash',
  'device_hash',
  'created_at',
  'bound_at',
  'revoked_at',
] as const;

/** Throws if the database is damaged or written by an incompatible version. */
async function readAccess(db: Db) {
  return {
    tournament: await readSecret(db, TOURNAMENT),
    staff: await db.selectFrom('staff').select(STAFF_COLUMNS).orderBy('number').execute(),
    entries: await db.selectFrom('club_entries').selectAll().execute(),
    clubLinks: await db.selectFrom('club_links').selectAll().orderBy('club_id').execute(),
    clubNames: namesOf((await loadTournament(db)).season),
    password: await Promise.all(OF_PASSWORD.map(async (name) => [name, await readSecret(db, name)] as const)),
  };
}

/** The clubs by the number of their place. */
function namesOf({ clubs }: SeasonState): ReadonlyMap<number, string> {
  return new Map(clubs.map(({ id, name }) => [id, name]));
}

async function carryStaff(to: Db, staff: Access['staff']): Promise<void> {
  const known = await to.selectFrom('staff').selectAll().execute();
  for (const { number: _, ...person } of staff) {
    const before = known.find(({ key_hash }) => key_hash === person.key_hash);
    if (before)
      await to
        .updateTable('staff')
        .set({
          device_hash: person.device_hash ?? before.device_hash,
          bound_at: person.bound_at ?? before.bound_at,
          revoked_at: person.revoked_at ?? before.revoked_at,
        })
        .where('key_hash', '=', person.key_hash)
        .execute();
    else if (person.revoked_at === null) await to.insertInto('staff').values(person).execute();
  }
}

/** A key that was replaced since must not work again, and neither must one that was revoked as the link of a place. */
async function carryEntryKeys(
  to: Db,
  { entries, clubLinks }: Pick<Access, 'entries' | 'clubLinks'>,
  season: SeasonState,
): Promise<void> {
  const revoked = new Set(clubLinks.filter(({ revoked_at }) => revoked_at !== null).map(keyHashOf));
  for (const { number, salt, key_hash } of entries) {
    // A place of the restored season has its revoked link. Before the draw, the entry gets an unused key.
    const isOver = revoked.has(key_hash) && !isDrawDone(season);
    await to
      .updateTable('club_entries')
      .set({ key_hash: isOver ? randomBytes(32).toString('hex') : key_hash })
      .where('number', '=', number)
      .where('salt', '=', salt)
      .execute();
  }
}

function isDrawDone(season: SeasonState): boolean {
  return drawState(validDrawOf(season)) === 'done';
}

function keyHashOf({ key_hash }: { readonly key_hash: string }): string {
  return key_hash;
}

/** Returns the clubs whose link is not copied: the backup was made before a draw, an import or a rename. */
async function carryClubLinks(
  to: Db,
  { clubLinks, clubNames: names }: Pick<Access, 'clubLinks' | 'clubNames'>,
  season: SeasonState,
  at: string,
): Promise<string[]> {
  const known = new Set((await to.selectFrom('club_links').select('key_hash').execute()).map(keyHashOf));
  const ofEntries = new Set(
    (await to.selectFrom('club_entries').select('key_hash').execute()).map(keyHashOf),
  );
  // Until the draw, the key of an entry opens no place, and has no link: the last ball creates it.
  const isPending = (keyHash: string) => ofEntries.has(keyHash) && !isDrawDone(season);
  const isOfPlace = (keyHash: string) => known.has(keyHash) || (ofEntries.has(keyHash) && isDrawDone(season));
  for (const { used_at: _, ...link } of clubLinks)
    if (link.revoked_at !== null && isOfPlace(link.key_hash))
      await to
        .insertInto('club_links')
        .values(link)
        .onConflict((conflict) =>
          conflict
            .column('key_hash')
            .doUpdateSet({ revoked_at: link.revoked_at })
            .where('club_links.revoked_at', 'is', null),
        )
        .execute();
  const restoredNames = namesOf(season);
  const withoutLink: string[] = [];
  for (const { key_hash: keyHash, club_id: clubId, created_at: createdAt, revoked_at } of clubLinks) {
    if (revoked_at !== null || known.has(keyHash) || isPending(keyHash)) continue;
    const name = names.get(clubId) ?? '';
    if (restoredNames.get(clubId) !== name) {
      withoutLink.push(name);
      continue;
    }
    await revokeClubLinks(to, [clubId], at);
    await insertClubLink(to, { keyHash, clubId, createdAt });
  }
  return withoutLink;
}
