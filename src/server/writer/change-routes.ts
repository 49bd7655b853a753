import type { FastifyRequest } from 'fastify';
import type { Static, TSchema } from 'typebox';
import { BODY_ERROR_REPLIES, DetailedErrorReply, ErrorReply } from '#contract/errors.ts';
import { AdminChangeHeaders, IdempotencyHeaders } from '#contract/idempotency-key.ts';
import type { AdminAction } from '#domain/admin-actions.ts';
import type { Role } from '#domain/staff.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import { type App, BY_ADMIN, BY_CLUB } from '../http/fastify-app.ts';
import { adminSessionOf, requireAdmin } from '../http/require-admin.ts';
import { type ClubKeyHooks, clubLinkOf } from '../http/require-club.ts';
import type { SubmissionLimit } from '../http/submission-limit.ts';
import type { Call } from './call.ts';
import {
  changeAsAdmin,
  changeAsClub,
  type Decided,
  type DecidedByAdmin,
  type Moment,
} from './change-tournament.ts';

type Result<Decision> = Decision | Promise<Decision>;

/** The description of a change, for its route and for the API document. */
interface Described<Body, Reply> {
  readonly path: string;
  readonly summary: string;
  readonly description?: string;
  readonly body: Body;
  readonly reply: Reply;
  /** Error replies with another shape than those of all changes. */
  readonly errorReplies?: Readonly<Record<number, TSchema>>;
}

/** The fields of a reply that a decision fills in. */
type Replied<Reply extends TSchema> = Omit<Static<Reply>, 'success' | 'recorded'>;

/** A change by the administrator or by staff. */
interface AdminChangeOf<Body extends TSchema, Reply extends TSchema> extends Described<Body, Reply> {
  readonly method?: 'POST' | 'PUT';
  /** The minimum role; the administrator by default. */
  readonly role?: Role;
  /** As named in the activity log. */
  readonly action: AdminAction;
  /** Its reply contains a secret, which must not be stored for repeated calls. */
  readonly hasSecretReply?: boolean;
  readonly bodyLimit?: number;
  readonly decide: (
    moment: Moment,
    body: Static<Body>,
    caller: { readonly context: Context; readonly session: Session },
  ) => Result<DecidedByAdmin<Replied<Reply>>>;
}

/** A change by a club with its link. */
interface ClubChangeOf<Body extends TSchema, Reply extends TSchema> extends Described<Body, Reply> {
  readonly decide: (moment: Moment, body: Static<Body>, link: ClubLink) => Result<Decided<Replied<Reply>>>;
}

// The table's type does not know the schemas of each row: a row is checked when it is created.
export type AdminChange = AdminChangeOf<TSchema, TSchema>;
export type ClubChange = ClubChangeOf<TSchema, TSchema>;

export function adminChange<Body extends TSchema, Reply extends TSchema>(
  change: AdminChangeOf<Body, Reply>,
): AdminChange {
  return change as unknown as AdminChange;
}

export function clubChange<Body extends TSchema, Reply extends TSchema>(
  change: ClubChangeOf<Body, Reply>,
): ClubChange {
  return change as unknown as ClubChange;
}

/** The errors of a change. */
export const ERROR_REPLIES = {
  ...BODY_ERROR_REPLIES,
  401: ErrorReply,
  403: ErrorReply,
  404: ErrorReply,
  409: DetailedErrorReply,
  422: ErrorReply,
  503: ErrorReply,
};

export function registerAdminChanges(app: App, context: Context, changes: readonly AdminChange[]): void {
  for (const change of changes) {
    const { method = 'POST', path, role, action, hasSecretReply = false, bodyLimit, decide } = change;
    const headers = hasSecretReply ? {} : { headers: AdminChangeHeaders };
    app.route({
      method,
      url: path,
      onRequest: requireAdmin(context, role),
      ...(bodyLimit !== undefined && { bodyLimit }),
      schema: { ...BY_ADMIN, ...headers, ...schemaOf(change, ERROR_REPLIES) },
      handler: async (request) => {
        const session = adminSessionOf(request);
        const call = hasSecretReply ? null : callOf(request);
        const changed = await changeAsAdmin(context, { session, action, call }, (moment) =>
          decide(moment, request.body, { context, session }),
        );
        return { success: true, ...changed };
      },
    });
  }
}

/** Club calls count against the club's limit. */
export function registerClubChanges(
  app: App,
  context: Context,
  { clubKey, limit }: { readonly clubKey: ClubKeyHooks; readonly limit: SubmissionLimit },
  changes: readonly ClubChange[],
): void {
  for (const change of changes)
    app.post(
      change.path,
      {
        onRequest: clubKey.required,
        config: { rateLimit: limit.attempts },
        schema: {
          ...BY_CLUB,
          headers: IdempotencyHeaders,
          ...schemaOf(change, { ...ERROR_REPLIES, 429: ErrorReply }),
        },
      },
      async (request) => {
        const link = clubLinkOf(request);
        const changed = await changeAsClub(context, { link, call: callOf(request) }, async (moment) => {
          const decided = await change.decide(moment, request.body, link);
          await limit.countStored(request);
          return decided;
        });
        return { success: true, ...changed };
      },
    );
}

function schemaOf(
  { summary, description, body, reply, errorReplies }: Described<TSchema, TSchema>,
  usualErrorReplies: Readonly<Record<number, TSchema>>,
) {
  const response = { 200: reply, ...usualErrorReplies, ...errorReplies };
  return { summary, ...(description !== undefined && { description }), body, response };
}

/** The route's schemas have validated it. */
function callOf(request: FastifyRequest): Call {
  return request as Call;
}
