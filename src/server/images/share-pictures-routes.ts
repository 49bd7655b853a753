import { join } from 'node:path';
import { MARK_PATH } from '../brand/icon-sizes.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { Refusal } from '../http/refusal.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { PictureJob } from './draw-picture.ts';
import { createDrawingProcess, NotDrawnError } from './drawing-process.ts';
import { createSharePictures } from './share-pictures.ts';

const RETRY_AFTER_SECONDS = 5;

/** What chat apps show beside a link to a club, a match, a group, a knockout tree or the site. */
export function registerSharePictures(app: App, { publisher, clientDir, brand }: Context): void {
  const drawing = createDrawingProcess<PictureJob>(join(clientDir, '../server/drawing-program.js'));
  const icon = brand?.files.icon?.sizes.get(MARK_PATH) ?? null;
  app.addHook('onClose', async () => drawing.close());
  const getPicture = createSharePictures(publisher, (picture) =>
    drawing.draw({ picture, icon }).catch((error: unknown) => {
      if (!(error instanceof NotDrawnError)) throw error;
      throw new Refusal('picture_not_drawn', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }),
  );

  app.get<{ Params: { subject: string; file: string } }>(
    '/share/:subject/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { subject, file } = request.params;
      const picture = await getPicture(`/share/${subject}/${file}`);
      if (!picture) {
        reply.callNotFound();
        return reply;
      }
      // Other sites may show it.
      return sendPrepared(request, reply.header('cross-origin-resource-policy', 'cross-origin'), picture);
    },
  );
}
