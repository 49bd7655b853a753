import { drawJobs } from '../drawing/draw-jobs.ts';
import { Refusal } from '../http/refusal.ts';
import type { EncodedPicture } from './encode-picture.ts';

/*
 * The program that decodes what clubs send, in a process of its own: a file can be made to keep its decoder busy for
 * minutes, to take all memory or to use an error of a library, and only a process can be ended.
 */

/** What comes of a file: the stored JPEG, or why it is not accepted. */
export type Encoding = EncodedPicture | Pick<Refusal, 'code' | 'message'>;

const MOST_SECONDS = 10;

const loading = import('./encode-picture.ts');
drawJobs<Buffer, Encoding>(
  async (sent) => {
    const { encodePicture } = await loading;
    try {
      return await encodePicture(sent);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      return { code: error.code, message: error.message };
    }
  },
  { mostSeconds: MOST_SECONDS },
);
