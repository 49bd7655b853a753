import { join } from 'node:path';
import pLimit from 'p-limit';
import { Refusal } from '../http/refusal.ts';
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
          throw error instanceof RenderFailedError ? refusalOf(error) : error;
        });
        if ('code' in encoding) throw new Refusal(encoding.code, { sentence: encoding.message });
        return encoding;
      }),
    close,
  };
}

function refusalOf({ reason }: RenderFailedError): Refusal {
  switch (reason) {
    case 'too slow':
      return new Refusal('picture_too_large', { sentence: 'This image takes too long to decode.' });
    case 'too much memory':
      return new Refusal('picture_too_large', { sentence: 'This image takes too much memory to decode.' });
    case 'aborted':
      return new Refusal('request_timeout');
    case 'process ended':
      return new Refusal('picture_not_decoded', { retryAfterSeconds: RETRY_AFTER_SECONDS });
  }
}
