import type { FastifyRequest } from 'fastify';
import { IMAGE_BYTES_MAX } from '#domain/results/evidence.ts';
import { Refusal } from '../http/refusal.ts';

const FIELD = 'picture';
const EXPECTED_FORM = `Please send one image as multipart/form-data, in the file field "${FIELD}".`;
/** Includes the form around the file. `deploy/nginx.conf` has the same limit. */
export const EVIDENCE_BODY_LIMIT = 9 * 1024 * 1024;

/** For the multipart parser: one file, and nothing else. */
export const MULTIPART_LIMITS = { fileSize: IMAGE_BYTES_MAX, files: 1, parts: 1, headerPairs: 10 };

/** Reads the single file of a form. */
export async function receiveImage(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > EVIDENCE_BODY_LIMIT)
    throw new Refusal('picture_too_large');
  try {
    let image: Buffer | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== FIELD) throw notOneImage();
      image = await part.toBuffer();
    }
    if (!image) throw notOneImage();
    return image;
  } catch (error) {
    // Unread data must not block the next request on this connection.
    request.raw.unpipe().resume();
    if (error instanceof Refusal) throw error;
    if (isFileTooLarge(error)) throw new Refusal('picture_too_large');
    throw notOneImage();
  }
}

function notOneImage(): Refusal {
  return new Refusal('invalid_request', { sentence: EXPECTED_FORM });
}

/** For a body of any other type. */
export function notAForm(): Refusal {
  return new Refusal('unsupported_media_type', { sentence: EXPECTED_FORM });
}

function isFileTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
