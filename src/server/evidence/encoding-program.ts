import { Refusal } from '../http/refusal.ts';
import { drawJobs } from '../images/draw-jobs.ts';
import type { EncodedPicture } from './encode-picture.ts';

/*
 * Decodes the files that clubs send, in a separate process: a file can be crafted to keep its decoder busy for minutes,
 * to use up the memory or to exploit a bug in a library, and only a process can be killed.
 */

/** The outcome for a file: the stored JPEG, or why it is not accepted. */
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
