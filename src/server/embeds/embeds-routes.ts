import type { FastifyReply } from 'fastify';
import { isEmbed } from '#web/app/entry-server.tsx';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { FRAMED_POLICY } from '../http/security-headers.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { RequestedPages } from '../publish/requested-pages.ts';

/**
 * Parts of the tournament that other sites show in a frame, and those that lie over a stream, in a window of their own.
 * No query makes another one.
 */
export function registerEmbeds(app: App, { publisher }: Context, { getPage }: RequestedPages): void {
  const register = (folder: string, prepare: (reply: FastifyReply) => void) =>
    app.get<{ Params: { '*': string } }>(`${folder}*`, { schema: { hide: true } }, async (request, reply) => {
      prepare(reply);
      const asked = `${folder}${request.params['*']}`;
      const isThere = isEmbed(asked, publisher.current().views);
      // Every address at which there is none gets the same.
      const path = isThere ? asked : folder;
      const embed = await getPage(path, ({ embedAt }) => embedAt(path));
      if (isThere) return sendPrepared(request, reply, embed);
      const { headers, body } = embed.replies.identity;
      return reply.code(404).headers(headers.byName).send(body);
    });

  register('/embed/', mayBeFramed);
  register('/overlay/', () => {});
}

function mayBeFramed(reply: FastifyReply): void {
  reply.header('content-security-policy', FRAMED_POLICY).removeHeader('x-frame-options');
}
