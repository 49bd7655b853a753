import { MyClubReply } from '#contract/club-links.ts';
import { ErrorReply } from '#contract/errors.ts';
import { readMyClub } from '../actions/my-club.ts';
import { type ClubKeyHooks, clubLinkOf } from '../auth/require-club.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';

const CLUB = { tags: ['Captains'], security: [{ clubKey: [] }] };

/** What a club sees and says with its link, besides reporting. */
export function registerClubCalls(app: App, context: Context, clubKey: ClubKeyHooks): void {
  app.get(
    '/api/ucl/my-club',
    {
      onRequest: clubKey.required,
      schema: {
        ...CLUB,
        summary: 'The club of the link, and what waits for it',
        response: { 200: MyClubReply, 401: ErrorReply, 429: ErrorReply, 503: ErrorReply },
      },
    },
    (request) => readMyClub(context, clubLinkOf(request)),
  );
}
