import { ApiError } from '../http/api-error.ts';
import { renderJobs } from '../images/render-jobs.ts';
import type { EncodedImage } from './encode-image.ts';

/*
 * Decodes uploaded files in a separate process: a file can be crafted to keep its decoder busy for minutes, to
 * exhaust the memory or to exploit a bug in a library, and only a process can be killed.
 */

/** The outcome for a file: the stored JPEG, or why it is not accepted. */
export type Encoding = EncodedImage | Pick<ApiError, 'code' | 'message'>;

const MAX_SECONDS = 10;

const loading = import('./encode-image.ts');
renderJobs<Buffer, Encoding>(
  async (sent) => {
    const { encodeImage } = await loading;
    try {
      return await encodeImage(sent);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { code: error.code, message: error.message };
    }
  },
  { maxSeconds: MAX_SECONDS },
);
