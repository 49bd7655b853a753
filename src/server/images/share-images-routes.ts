import { join } from 'node:path';
import { MARK_PATH } from '../brand/icon-sizes.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import type { App } from '../http/fastify-app.ts';
import { sendPrepared } from '../prepared/prepared-view.ts';
import type { ImageJob } from './render-image.ts';
import { createRenderProcess, RenderFailedError } from './render-process.ts';
import { createShareImages } from './share-images.ts';

const RETRY_AFTER_SECONDS = 5;

/** The link previews of clubs, matches, groups, brackets and the site. */
export function registerShareImages(app: App, { publisher, clientDir, brand }: Context): void {
  const renderer = createRenderProcess<ImageJob>(join(clientDir, '../server/render-program.js'));
  const icon = brand?.files.icon?.sizes.get(MARK_PATH) ?? null;
  app.addHook('onClose', async () => renderer.close());
  const getImage = createShareImages(publisher, (image) =>
    renderer.render({ image, icon }).catch((error: unknown) => {
      if (!(error instanceof RenderFailedError)) throw error;
      throw new ApiError('picture_not_drawn', { retryAfterSeconds: RETRY_AFTER_SECONDS });
    }),
  );

  app.get<{ Params: { subject: string; file: string } }>(
    '/share/:subject/:file',
    { schema: { hide: true } },
    async (request, reply) => {
      const { subject, file } = request.params;
      const image = await getImage(`/share/${subject}/${file}`);
      if (!image) {
        reply.callNotFound();
        return reply;
      }
      // Other sites may show it.
      return sendPrepared(request, reply.header('cross-origin-resource-policy', 'cross-origin'), image);
    },
  );
}
