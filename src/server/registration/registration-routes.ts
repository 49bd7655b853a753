import { DrawReply } from '#contract/draw.ts';
import {
  DecideEntryBody,
  DecideEntryReply,
  DrawFromEntriesBody,
  EntriesReply,
  EntryLinkBody,
  EntryLinkReply,
  RegistrationBody,
  SetRegistrationReply,
} from '#contract/registration.ts';
import { checkedReason } from '#domain/decisions/checked-text.ts';
import { decideEntry } from '#domain/decisions/club-entries.ts';
import { drawFromEntries } from '#domain/decisions/draw-from-entries.ts';
import { checkedCode, setRegistration } from '#domain/decisions/registration.ts';
import { publicDraw } from '#domain/draw/draw.ts';
import type { SeasonState } from '#domain/record/state.ts';
import { isLive, publicRegistration } from '#domain/registration/registration.ts';
import {
  findEntry,
  replaceEntryKey,
  type StoredEntry,
  writeEntryReason,
} from '#store/access/club-entries.ts';
import { findClubOfKey, insertClubLink, revokeClubLinks } from '#store/access/club-links.ts';
import { deleteSecret, readSecret, writeSecret } from '#store/access/secrets.ts';
import type { Db } from '#store/db/tables.ts';
import { deleteProposals } from '#store/private/kickoff-proposals.ts';
import { type AdminRead, adminRead } from '../http/admin-reads.ts';
import { ApiError } from '../http/api-error.ts';
import { hashToken, randomLinkKey } from '../http/tokens.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';
import { listStaffEntries, presentEntry, readNames } from './present-entry.ts';

/** Everything that staff need to decide on entries. */
export const ENTRIES: AdminRead = adminRead({
  path: '/api/ucl/entries',
  summary: 'All entries with their contacts, and the entry word',
  role: 'reviewer',
  reply: EntriesReply,
  read: async ({ store, tournament }) => ({
    code: await readSecret(store.db, 'entry-code'),
    entries: await listStaffEntries(store.db, (await tournament.read()).season),
  }),
});

/** Staff decisions about registration. Reading it is a public view. */
export const REGISTRATION_CHANGES: readonly AdminChange[] = [
  adminChange({
    method: 'PUT',
    path: '/api/ucl/registration',
    summary: 'Open, change or close registration',
    description: 'With more places, clubs move up from the waiting list; with fewer, no club is removed.',
    action: 'set-registration',
    body: RegistrationBody,
    reply: SetRegistrationReply,
    decide: async ({ trx, at, tournament }, { code: sent = null, ...body }) => {
      const code = checkedCode(sent);
      const inputs = { needsCode: code !== null, names: await readNames(trx), at };
      return {
        entries: setRegistration(tournament, body, inputs),
        write: (db) => (code === null ? deleteSecret(db, 'entry-code') : writeSecret(db, 'entry-code', code)),
        reply: (season) => ({ registration: publicRegistration(season) }),
      };
    },
  }),
  adminChange({
    path: '/api/ucl/decide-entry',
    summary: 'Accept a club, put it on the waiting list, or decline it',
    role: 'reviewer',
    action: 'decide-entry',
    body: DecideEntryBody,
    reply: DecideEntryReply,
    decide: async ({ trx, tournament, season }, { reason: sent = null, ...body }) => {
      const reason = sent === null ? null : checkedReason(sent);
      const { number, decision } = body;
      const names = await readNames(trx);
      const entries = decideEntry(tournament, body, names);
      const name = names.get(number)?.name ?? '';
      return {
        entries,
        write: (db) => writeEntryReason(db, number, reason),
        reply: (after) => ({ entry: presentEntry(after, { number, name, reason }) }),
        detail: { season: season.number, number, decision },
      };
    },
  }),
  adminChange({
    path: '/api/ucl/entry-link',
    summary: 'Create a new link for a club that has entered',
    description: 'Revokes the previous link. The key is returned only once.',
    action: 'make-entry-link',
    hasSecretReply: true,
    body: EntryLinkBody,
    reply: EntryLinkReply,
    decide: async ({ trx, at, season }, { number }) => {
      const entry = season.entries.get(number);
      const stored = await findEntry(trx, number);
      if (!entry || !stored) throw new ApiError('unknown_club_entry');
      if (!isLive(entry) || isReplaced(season, await findClubOfKey(trx, stored.keyHash)))
        throw new ApiError('entry_decided');
      const key = randomLinkKey();
      return {
        entries: [],
        write: (db) => renewKey(db, season, stored, { key, at }),
        reply: () => ({ key }),
        detail: { season: season.number, number },
      };
    },
  }),
  adminChange({
    path: '/api/ucl/draw/from-entries',
    summary: 'Close registration, set the format for the accepted clubs and fill the pots',
    description:
      "Clubs from last season's knockouts come first, all others in order of registration. Can be repeated until the list is sealed.",
    action: 'draw-from-entries',
    body: DrawFromEntriesBody,
    reply: DrawReply,
    decide: ({ at, tournament, season }, body) => ({
      entries: drawFromEntries(tournament, body),
      write: async (trx) => {
        await revokeClubLinks(trx, 'all', at);
        await deleteProposals(trx, season.number);
      },
      reply: ({ draws }) => publicDraw(draws),
      detail: { season: season.number, ...body },
    }),
  }),
];

/** Replaces the key of an entry. After the draw it also opens the place of the club, unless the club was replaced. */
async function renewKey(
  trx: Db,
  season: SeasonState,
  { number, keyHash: before }: Pick<StoredEntry, 'number' | 'keyHash'>,
  { key, at }: { readonly key: string; readonly at: string },
): Promise<void> {
  const keyHash = hashToken(key);
  const clubId = await findClubOfKey(trx, before);
  if (isReplaced(season, clubId)) return;
  await replaceEntryKey(trx, number, keyHash);
  if (clubId === null) return;
  await revokeClubLinks(trx, [clubId], at);
  await insertClubLink(trx, { keyHash, clubId, createdAt: at });
}

/** Whether another club has the place that the club of an entry was drawn into. */
function isReplaced({ replacements }: SeasonState, clubId: number | null): boolean {
  return replacements.some((replaced) => replaced.clubId === clubId);
}
