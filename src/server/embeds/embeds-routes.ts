import type { FastifyReply } from 'fastify';
import { isEmbed } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { FRAMED_POLICY } from '../http/security-headers.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';

/** Embeds for frames on other sites, and overlays for streams in their own window. The query is ignored. */
export function registerEmbeds(app: App, { publisher }: Context, { getPage }: RequestedPages): void {
  const register = (folder: string, prepare: (reply: FastifyReply) => void) =>
    app.get<{ Params: { '*': string } }>(`${folder}*`, { schema: { hide: true } }, async (request, reply) => {
      prepare(reply);
      const requested = `${folder}${request.params['*']}`;
      const exists = isEmbed(requested, publisher.current().views);
      // Every unknown URL gets the same page.
      const path = exists ? requested : folder;
      const embed = await getPage(path, ({ embedAt }) => embedAt(path));
      if (exists) return sendPrepared(request, reply, embed);
      const { headers, body } = embed.replies.identity;
      return reply.code(404).headers(headers.byName).send(body);
    });

  register('/embed/', mayBeFramed);
  register('/overlay/', () => {});
}

function mayBeFramed(reply: FastifyReply): void {
  reply.header('content-security-policy', FRAMED_POLICY).removeHeader('x-frame-options');
}
