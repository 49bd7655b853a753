import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { PublicReadQuery } from '#contract/live.ts';
import { isEmbed } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { FRAMED_POLICY } from '../http/security-headers.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import { untilPublished } from '../publish/public-data-routes.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';

/**
 * The rest of the query is for the browser, except other spellings of `revision`: nginx ignores the case of a parameter
 * name, and would cache the current reply as that of a later revision.
 */
const EmbedQuery = Type.Object(PublicReadQuery.properties, {
  patternProperties: { '^(?!revision$)[Rr][Ee][Vv][Ii][Ss][Ii][Oo][Nn]$': false },
});

/** Embeds for frames on other sites, and overlays for streams in their own window. */
export function registerEmbeds(app: App, { publisher }: Context, { getPage }: RequestedPages): void {
  const register = (folder: string, prepare: (reply: FastifyReply) => void) =>
    app.get(
      `${folder}*`,
      { schema: { hide: true, params: Type.Object({ '*': Type.String() }), querystring: EmbedQuery } },
      async (request, reply) => {
        await untilPublished(publisher, request.query);
        prepare(reply);
        const requested = `${folder}${request.params['*']}`;
        const exists = isEmbed(requested, publisher.current().views);
        // Every unknown URL gets the same page.
        const path = exists ? requested : folder;
        const embed = await getPage(path, ({ embedAt }) => embedAt(path));
        if (exists) return sendPrepared(request, reply, embed);
        const { headers, body } = embed.replies.identity;
        return reply.code(404).headers(headers.byName).send(body);
      },
    );

  register('/embed/', mayBeFramed);
  register('/overlay/', () => {});
}

function mayBeFramed(reply: FastifyReply): void {
  reply.header('content-security-policy', FRAMED_POLICY).removeHeader('x-frame-options');
}
