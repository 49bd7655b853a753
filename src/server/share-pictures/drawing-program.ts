import { setPriority } from 'node:os';
import type { Picture } from '#web/app/entry-server.tsx';

/*
 * The program that draws share pictures, in a process of its own: layout takes 30 ms without a pause, which no reader
 * should wait for, and it decodes drawings, which the server itself never does.
 */

/** Takes 3% of a core that the server could use alone. At the lowest priority it would not get done there at all. */
const NICENESS = 15;

// Before the libraries are loaded, which takes longer than a picture.
setPriority(NICENESS);
const loading = import('./draw-picture.ts');

process.on('message', async ({ id, picture }: { id: number; picture: Picture }) => {
  try {
    const { drawPicture } = await loading;
    process.send?.({ id, png: await drawPicture(picture) });
  } catch (error) {
    process.send?.({ id, error: String(error) });
  }
});
process.on('disconnect', () => process.exit(0));
