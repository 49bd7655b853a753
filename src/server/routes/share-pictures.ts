import { join } from 'node:path';
import { MARK_PATH } from '../brand/icon-sizes.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/send-prepared.ts';
import type { PictureJob } from '../share-pictures/draw-picture.ts';
import { createDrawingProcess } from '../share-pictures/drawing-process.ts';
import { createSharePictures } from '../share-pictures/share-pictures.ts';

/** What chat apps show beside a link to a club, a match, a group or a knockout tree. */
export function registerSharePictures(app: App, { publisher, clientDir, brand }: Context): void {
  const drawing = createDrawingProcess<PictureJob>(join(clientDir, '../server/drawing-program.js'));
  const icon = brand?.files.icon?.sizes.get(MARK_PATH) ?? null;
  app.addHook('onClose', async () => drawing.close());
  const getPicture = createSharePictures(publisher, (picture) => drawing.draw({ picture, icon }));

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
