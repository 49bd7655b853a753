import { join } from 'node:path';
import { createRenderProcess, RenderFailedError } from '../images/render-process.ts';
import type { BrandImage } from './brand-file.ts';
import type { IconSize } from './icon-sizes.ts';
import type { IconJob } from './render-icon.ts';
import type { Fields } from './site-file.ts';

/** More than a busy machine needs to start the program and render the images of any league. */
const MAX_SECONDS = 30;

export interface BrandRenderer {
  /** Renders the image named by a field as a square PNG; null if that fails, which is reported as an error. */
  readonly render: (
    fields: Fields,
    name: string,
    image: BrandImage,
    target: IconSize & Pick<IconJob, 'background'>,
  ) => Promise<Buffer | null>;
  readonly close: () => void;
}

/** Renders brand images in a child process, which the first image starts. */
export function createBrandRenderer(clientDir: string, maxSeconds = MAX_SECONDS): BrandRenderer {
  const program = join(clientDir, '../server/icon-program.js');
  const renderer = createRenderProcess<IconJob>(program, { maxMs: maxSeconds * 1000 });
  return {
    async render(fields, name, image, target) {
      try {
        return await renderer.render({ ...target, image });
      } catch (error) {
        fields.report(name, `is ${image.name}, which ${problemOf(error, maxSeconds)}.`);
        return null;
      }
    },
    close: renderer.close,
  };
}

function problemOf(error: unknown, maxSeconds: number): string {
  if (!(error instanceof RenderFailedError)) return 'is damaged and cannot be rendered';
  return error.reason === 'too slow'
    ? `cannot be rendered within ${maxSeconds} seconds: use a simpler image`
    : 'could not be rendered: the rendering process has ended';
}
