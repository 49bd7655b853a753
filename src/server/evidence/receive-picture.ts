import type { FastifyRequest } from 'fastify';
import { PICTURE_BYTES_MAX } from '#domain/results/evidence.ts';
import { Refusal } from '../http/refusal.ts';

const FIELD = 'picture';
const WHAT_TO_SEND = `Please send one picture in a form, as a file in the field "${FIELD}".`;
/** With what a form puts around the file. `deploy/nginx.conf` has the same. */
export const EVIDENCE_BODY_LIMIT = 9 * 1024 * 1024;

/** For the multipart parser: one file, and nothing else. */
export const MULTIPART_LIMITS = { fileSize: PICTURE_BYTES_MAX, files: 1, parts: 1, headerPairs: 10 };

/** Reads the one file of a form. */
export async function receivePicture(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > EVIDENCE_BODY_LIMIT)
    throw new Refusal('picture_too_large');
  try {
    let picture: Buffer | null = null;
    for await (const part of request.parts()) {
      if (part.type !== 'file' || part.fieldname !== FIELD) throw notOnePicture();
      picture = await part.toBuffer();
    }
    if (!picture) throw notOnePicture();
    return picture;
  } catch (error) {
    // What was not read must not stand in the way of the next request on this connection.
    request.raw.unpipe().resume();
    if (error instanceof Refusal) throw error;
    if (isFileTooLarge(error)) throw new Refusal('picture_too_large');
    throw notOnePicture();
  }
}

function notOnePicture(): Refusal {
  return new Refusal('invalid_request', { sentence: WHAT_TO_SEND });
}

/** For a body of any other type. */
export function notAForm(): Refusal {
  return new Refusal('unsupported_media_type', { sentence: WHAT_TO_SEND });
}

function isFileTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}
