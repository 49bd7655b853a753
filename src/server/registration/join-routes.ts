import type { FastifyRequest } from 'fastify';
import { BODY_ERROR_REPLIES, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { JoinBody, JoinReply, OwnEntryReply } from '#contract/registration.ts';
import { EmptyBody } from '#contract/season-changes.ts';
import { checkInClub, enterClub, withdrawEntry } from '#domain/decisions/club-entries.ts';
import type { RecordDraft } from '#domain/record/kinds.ts';
import { SITE } from '#site/site.ts';
import { findEntry, insertEntry, replaceEntryKey } from '#store/access/club-entries.ts';
import { findClubOfKey } from '#store/access/club-links.ts';
import { rewriteReply } from '#store/access/idempotency-keys.ts';
import { readSecret } from '#store/access/secrets.ts';
import { hashForLater } from '#store/record/append-entries.ts';
import type { Context } from '../context.ts';
import { attachment } from '../http/attachment.ts';
import { type App, BY_ADMIN, BY_CLUB } from '../http/fastify-app.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { type ClubKeyHooks, clubEntryOf } from '../http/require-club.ts';
import { createEntryLimit, type SubmissionLimit } from '../http/submission-limit.ts';
import { hashToken, randomLinkKey } from '../http/tokens.ts';
import { csv } from '../publish/exports.ts';
import { CSV_FILE } from '../publish/exports-routes.ts';
import type { Call } from '../writer/call.ts';
import { ERROR_REPLIES } from '../writer/change-routes.ts';
import { changeAsEntry, changeWithSecret, type Moment } from '../writer/change-tournament.ts';
import { listStaffEntries, presentEntry, readNames } from './present-entry.ts';

/** The calls of clubs that enter, and the list of them for staff as a file. */
export function registerJoin(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: SubmissionLimit,
): void {
  const entryLimit = createEntryLimit(app, context);
  app.post(
    '/api/ucl/join',
    {
      config: { rateLimit: entryLimit.attempts },
      // After that limit: a client that exceeds it does not use up the one of its network.
      preValidation: entryLimit.ofNetwork,
      schema: {
        tags: ['Captains'],
        summary: 'Enter a club',
        description:
          'While registration is open. The reply contains the key of the club link, which is not stored: a retry with the same Idempotency-Key gets a new key for the same entry, and the first one ends.',
        headers: IdempotencyHeaders,
        body: JoinBody,
        response: {
          ...{ 201: JoinReply, ...BODY_ERROR_REPLIES, 403: ErrorReply, 409: ErrorReply },
          ...{ 422: ErrorReply, 429: ErrorReply, 503: ErrorReply },
        },
      },
    },
    async (request, reply) => {
      const entered = await enter(context, request, () => entryLimit.countStored(request));
      return reply.code(201).header('cache-control', 'no-store').send(entered);
    },
  );

  for (const { path, summary, decide } of OWN_CHANGES)
    app.post(
      path,
      {
        onRequest: clubKey.ownEntry,
        config: { rateLimit: limit.attempts },
        schema: {
          ...BY_CLUB,
          summary,
          headers: IdempotencyHeaders,
          body: EmptyBody,
          response: { 200: OwnEntryReply, ...ERROR_REPLIES, 429: ErrorReply },
        },
      },
      async (request) => {
        const entry = clubEntryOf(request);
        const changed = await changeAsEntry(context, { entry, call: request as Call }, async (moment) => {
          const entries = await decide(moment, entry.number);
          await limit.countStored(request);
          return { entries, reply: (season) => ({ entry: presentEntry(season, entry) }) };
        });
        return { success: true as const, ...changed };
      },
    );

  app.get(
    '/api/ucl/entries.csv',
    {
      onRequest: requireAdmin(context, 'reviewer'),
      schema: {
        ...BY_ADMIN,
        summary: 'All entries with their contacts as CSV',
        response: { 200: CSV_FILE, 401: ErrorReply, 403: ErrorReply, 503: ErrorReply },
      },
    },
    async (_request, reply) =>
      reply
        .type('text/csv; charset=utf-8')
        .header('content-disposition', attachment(`${SITE.shortName.toLowerCase()}-entries.csv`))
        .send(await entriesCsv(context)),
  );
}

interface OwnChange {
  readonly path: string;
  readonly summary: string;
  readonly decide: (moment: Moment, number: number) => RecordDraft[] | Promise<RecordDraft[]>;
}

/** The changes that a club makes to its own entry. */
const OWN_CHANGES: readonly OwnChange[] = [
  {
    path: '/api/ucl/check-in',
    summary: 'Check in',
    decide: ({ tournament, at }, number) => checkInClub(tournament, number, at),
  },
  {
    path: '/api/ucl/withdraw-entry',
    summary: 'Withdraw your entry',
    decide: async ({ trx, tournament }, number) => withdrawEntry(tournament, number, await readNames(trx)),
  },
];

function enter(
  context: Context,
  call: FastifyRequest & Call<JoinBody>,
  count: () => Promise<void>,
): Promise<JoinReply> {
  const key = randomLinkKey();
  const { 'idempotency-key': retried = '' } = call.headers;
  return changeWithSecret(context, call, {
    decide: async ({ trx, at, tournament }) => {
      const { entries, ...entry } = enterClub(tournament, call.body, {
        names: await readNames(trx),
        code: await readSecret(trx, 'entry-code'),
        at,
        hashName: hashForLater,
      });
      await count();
      const stored = { ...entry, keyHash: hashToken(key), reason: null };
      return {
        entries,
        write: (db) => insertEntry(db, stored),
        reply: (season) => ({ entry: presentEntry(season, stored), keyHash: stored.keyHash }),
        secret: { key },
      };
    },
    renew: async ({ trx, tournament }, kept) => {
      const stored = await findEntry(trx, kept.entry.number);
      // The next season counts from 1 again.
      const isOfSeason = tournament.history.entries.some(({ seq }) => seq === kept.recorded?.seq);
      // A retry ends no link that staff have made since. After the draw it would bring back a revoked one, and each new key
      // has limits of its own.
      const isCurrent = stored?.keyHash === kept.keyHash && (await findClubOfKey(trx, kept.keyHash)) === null;
      if (stored && isOfSeason && isCurrent) {
        const keyHash = hashToken(key);
        await replaceEntryKey(trx, stored.number, keyHash);
        await rewriteReply(trx, retried, JSON.stringify({ ...kept, keyHash }));
      }
      return { key };
    },
  });
}

async function entriesCsv({ store, tournament }: Context): Promise<string> {
  const entries = await listStaffEntries(store.db, (await tournament.read()).season);
  return csv(
    ['Number', 'Club', 'Contact', 'Status', 'Position', 'Checked in', 'Entered'],
    entries.map(({ number, name, contact, status, position, checkedIn, enteredAt }) => [
      ...[number, name, contact, status, position ?? '', checkedIn ? 'yes' : 'no', enteredAt],
    ]),
  );
}
