import { insertClubLink, revokeClubLinks } from '../access/club-links.ts';
import { deleteSecret, readSecret, type SecretName, writeSecret } from '../access/secrets.ts';
import { revokeAllStaff } from '../access/staff.ts';
import type { Db } from '../db/tables.ts';

/** Created at the first startup and never changed: databases that share it are copies of one tournament. */
const TOURNAMENT: SecretName = 'sender-salt';

const OF_PASSWORD = ['admin-password-hash', 'admin-password-is-generated', 'admin-totp-step'] as const;

/**
 * Copies the access data of the replaced database into a restored one: a backup knows neither later revocations nor
 * later links. Returns whether it was possible. If it was not, personal links are revoked, since one of them may
 * belong to a person who has lost access; club links stay, because they decide nothing and 64 captains would need
 * new ones.
 */
export async function carryAccess(to: Db, replaced: Db | null, at: string): Promise<boolean> {
  const access = replaced && (await readAccess(replaced).catch(() => null));
  const tournament = await readSecret(to, TOURNAMENT);
  if (!access || tournament === null || access.tournament !== tournament) {
    await revokeAllStaff(to, at);
    return false;
  }
  await carryStaff(to, access.staff);
  await carryClubLinks(to, access.clubLinks, at);
  // A key that was replaced since must not work again.
  for (const { number, salt, key_hash } of access.entries)
    await to
      .updateTable('club_entries')
      .set({ key_hash })
      .where('number', '=', number)
      .where('salt', '=', salt)
      .execute();
  for (const [name, value] of access.password)
    await (value === null ? deleteSecret(to, name) : writeSecret(to, name, value));
  return true;
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
    clubLinks: await db.selectFrom('club_links').selectAll().execute(),
    password: await Promise.all(OF_PASSWORD.map(async (name) => [name, await readSecret(db, name)] as const)),
  };
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

async function carryClubLinks(to: Db, links: Access['clubLinks'], at: string): Promise<void> {
  const known = new Set(
    (await to.selectFrom('club_links').select('key_hash').execute()).map(({ key_hash }) => key_hash),
  );
  for (const { key_hash, revoked_at } of links)
    if (revoked_at !== null)
      await to
        .updateTable('club_links')
        .set({ revoked_at })
        .where('key_hash', '=', key_hash)
        .where('revoked_at', 'is', null)
        .execute();
  for (const { key_hash: keyHash, club_id: clubId, created_at: createdAt, revoked_at } of links) {
    if (revoked_at !== null || known.has(keyHash)) continue;
    await revokeClubLinks(to, [clubId], at);
    await insertClubLink(to, { keyHash, clubId, createdAt });
  }
}
