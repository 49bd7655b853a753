import { join } from 'node:path';
import pLimit from 'p-limit';
import { ApiError } from '../http/api-error.ts';
import { createRenderProcess, RenderFailedError } from '../images/render-process.ts';
import type { EncodedImage } from './encode-image.ts';
import type { Encoding } from './encoding-program.ts';

const RETRY_AFTER_SECONDS = 5;

export interface ImageEncoder {
  /** Creates the stored JPEG. The signal means that the client has disconnected. */
  readonly encode: (sent: Buffer, signal: AbortSignal) => Promise<EncodedImage>;
  readonly close: () => void;
}

/** Encodes images one at a time, in a process that the first one starts. */
export function createImageEncoder(clientDir: string): ImageEncoder {
  const program = join(clientDir, '../server/encoding-program.js');
  const { render, close } = createRenderProcess<Buffer, Encoding>(program);
  const oneAtATime = pLimit(1);
  return {
    encode: (sent, signal) =>
      oneAtATime(async () => {
        const encoding = await render(sent, signal).catch((error: unknown) => {
          throw error instanceof RenderFailedError ? apiErrorOf(error) : error;
        });
        if ('code' in encoding) throw new ApiError(encoding.code, { message: encoding.message });
        return encoding;
      }),
    close,
  };
}

function apiErrorOf({ reason }: RenderFailedError): ApiError {
  switch (reason) {
    case 'too slow':
      return new ApiError('picture_too_large', { message: 'This image takes too long to decode.' });
    case 'too much memory':
      return new ApiError('picture_too_large', { message: 'This image takes too much memory to decode.' });
    case 'aborted':
      return new ApiError('request_timeout');
    case 'process ended':
      return new ApiError('picture_not_decoded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
