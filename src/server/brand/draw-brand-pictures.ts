import { join } from 'node:path';
import { createDrawingProcess, NotDrawnError } from '../images/drawing-process.ts';
import type { BrandPicture } from './brand-file.ts';
import type { IconJob } from './draw-icon.ts';
import type { IconSize } from './icon-sizes.ts';
import type { Fields } from './site-file.ts';

/** Longer than a busy machine takes to start the program and to draw what any league has. */
const MOST_SECONDS = 30;

export interface BrandDrawing {
  /** The picture that a field names, as a square PNG; null where it cannot be drawn, which is then a mistake. */
  readonly draw: (
    fields: Fields,
    name: string,
    picture: BrandPicture,
    wanted: IconSize & Pick<IconJob, 'background'>,
  ) => Promise<Buffer | null>;
  readonly close: () => void;
}

/** Draws the pictures of a brand in a process that the first of them starts. */
export function createBrandDrawing(clientDir: string, mostSeconds = MOST_SECONDS): BrandDrawing {
  const program = join(clientDir, '../server/icon-program.js');
  const drawing = createDrawingProcess<IconJob>(program, { mostMs: mostSeconds * 1000 });
  return {
    async draw(fields, name, picture, wanted) {
      try {
        return await drawing.draw({ ...wanted, picture });
      } catch (error) {
        fields.refuse(name, `names ${picture.name}, which ${problemOf(error, mostSeconds)}.`);
        return null;
      }
    },
    close: drawing.close,
  };
}

function problemOf(error: unknown, mostSeconds: number): string {
  if (!(error instanceof NotDrawnError)) return 'is damaged: it cannot be drawn';
  return error.reason === 'too slow'
    ? `cannot be drawn within ${mostSeconds} seconds: a simpler one is needed`
    : 'could not be drawn: the program for that has ended';
}
