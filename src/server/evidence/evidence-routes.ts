import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import {
  EvidenceParams,
  ImageParams,
  RemoveImageParams,
  RemoveImageReply,
  StoredImage,
} from '#contract/evidence.ts';
import { findFixture } from '#domain/decisions/find-match.ts';
import { isClubOf, isReady } from '#domain/matches/fixtures.ts';
import { findResultState, type SeasonState } from '#domain/record/state.ts';
import { IMAGE_BYTES_MAX } from '#domain/results/evidence.ts';
import { type ClubLink, recordLinkUse } from '#store/access/club-links.ts';
import { lockRevision } from '#store/db/revision.ts';
import { deleteImage, hasImage, listResultsOfImage, type ResultOfImage } from '#store/evidence/evidence.ts';
import type { Context } from '../context.ts';
import { ApiError } from '../http/api-error.ts';
import { type App, BY_CLUB } from '../http/fastify-app.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { type ClubKeyHooks, clubLinkOf } from '../http/require-club.ts';
import type { SubmissionLimit } from '../http/submission-limit.ts';
import { addEvidence, createUploadSlots, findSide } from './add-evidence.ts';
import { createImageEncoder } from './image-encoder.ts';

/** The upload limit per club: all slots of several matches, with retries on a bad network. */
const UPLOADS_ALLOWED = 30;
const UPLOAD_WINDOW_MS = 10 * 60_000;

/** A browser that opens the image directly must not interpret it as anything else. */
const IMAGE_POLICY = "sandbox; default-src 'none'";

const UPLOAD_FORM = Type.Unsafe<null>({
  type: 'object',
  nullable: true,
  properties: {
    picture: {
      type: 'string',
      contentMediaType: 'application/octet-stream',
      description: 'JPEG, PNG, WebP or AVIF, up to 8 MB.',
    },
  },
});

/** Screenshots that the two clubs upload with a result, for the administrator and for each other. */
export async function registerEvidence(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: SubmissionLimit,
): Promise<void> {
  const inSlot = createUploadSlots();
  const encoder = createImageEncoder(context.clientDir);
  app.addHook('onClose', async () => encoder.close());
  const limitUploads = limitCalls(app, {
    ...{ code: 'too_many_uploads', max: UPLOADS_ALLOWED, windowMs: UPLOAD_WINDOW_MS },
    key: ({ clubLink }) => `screenshots ${clubLink?.keyHash}`,
  });

  // In its own scope: no other call accepts a form, and this one accepts nothing else.
  await app.register(async (scope: App) => {
    scope.removeAllContentTypeParsers();
    await scope.register(multipart, { limits: MULTIPART_LIMITS });
    scope.addContentTypeParser('*', (_request, _body, done) => done(notAForm()));
    scope.post(
      '/api/ucl/evidence/:id',
      {
        onRequest: [clubKey.required, limitUploads],
        bodyLimit: EVIDENCE_BODY_LIMIT,
        schema: {
          ...BY_CLUB,
          summary: 'Add a screenshot to a result',
          description:
            'For the club that submitted the result or disputes it, while the result is pending: up to three screenshots per club. Each is stored as a JPEG of at most 1,920 pixels, without metadata. Uploading the same file again returns the same reply.',
          params: EvidenceParams,
          body: { content: { 'multipart/form-data': { schema: UPLOAD_FORM } } },
          response: {
            201: StoredImage,
            ...Object.fromEntries(
              [400, 401, 403, 404, 408, 409, 413, 415, 429, 503, 507].map((status) => [status, ErrorReply]),
            ),
          },
        },
      },
      async (request, reply) => {
        const sender = new AbortController();
        reply.raw.once('close', () => sender.abort());
        const image = await addEvidence(context, {
          link: clubLinkOf(request),
          resultId: Number(request.params.id),
          inSlot,
          receive: () => receiveImage(request),
          encode: encoder.encode,
          signal: sender.signal,
        });
        return reply.code(201).send(image);
      },
    );
  });

  app.delete(
    '/api/ucl/evidence/:id/:sha256',
    {
      onRequest: clubKey.required,
      config: { rateLimit: limit.attempts },
      schema: {
        ...BY_CLUB,
        summary: 'Remove a screenshot from a result',
        description: 'Allowed for the club that added it, while that club may still add screenshots.',
        params: RemoveImageParams,
        response: {
          200: RemoveImageReply,
          ...Object.fromEntries([400, 401, 403, 404, 409, 429, 503].map((status) => [status, ErrorReply])),
        },
      },
    },
    async (request) => {
      const { id, sha256 } = request.params;
      await removeEvidence(context, clubLinkOf(request), Number(id), sha256);
      return { success: true as const };
    },
  );

  const forAdministrators = requireAdmin(context, 'reviewer');
  app.get(
    '/api/ucl/evidence/:id',
    {
      onRequest: (request: FastifyRequest, reply: FastifyReply) =>
        request.headers['x-club-key'] === undefined
          ? forAdministrators(request, reply)
          : clubKey.required(request, reply),
      schema: {
        tags: ['Captains', 'Administrator'],
        security: [{ clubKey: [] }, { bearer: [] }],
        summary: 'A screenshot of a result',
        description: 'Visible only to staff and the two clubs in the match.',
        params: ImageParams,
        response: {
          200: {
            description: 'A JPEG.',
            content: { 'image/jpeg': { schema: Type.Unsafe<Buffer>({ type: 'string', format: 'binary' }) } },
          },
          401: ErrorReply,
          404: ErrorReply,
          429: ErrorReply,
          503: ErrorReply,
        },
      },
    },
    async (request, reply) =>
      reply
        .type('image/jpeg')
        .header('content-disposition', 'inline')
        .header('content-security-policy', IMAGE_POLICY)
        .send(await readImage(context, request.clubLink, request.params.id)),
  );
}

const FIELD = 'picture';
const EXPECTED_FORM = `Please send one image as multipart/form-data, in the file field "${FIELD}".`;
/** Includes the form around the file. `deploy/nginx.conf` has the same limit. */
export const EVIDENCE_BODY_LIMIT = 9 * 1024 * 1024;

/** For the multipart parser: one file, and nothing else. */
const MULTIPART_LIMITS = { fileSize: IMAGE_BYTES_MAX, files: 1, parts: 1, headerPairs: 10 };

/** Reads the single file of a form. */
async function receiveImage(request: FastifyRequest): Promise<Buffer> {
  if (Number(request.headers['content-length'] ?? 0) > EVIDENCE_BODY_LIMIT)
    throw new ApiError('picture_too_large');
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
    if (error instanceof ApiError) throw error;
    if (isFileTooLarge(error)) throw new ApiError('picture_too_large');
    throw notOneImage();
  }
}

function notOneImage(): ApiError {
  return new ApiError('invalid_request', { message: EXPECTED_FORM });
}

/** For a body of any other type. */
function notAForm(): ApiError {
  return new ApiError('unsupported_media_type', { message: EXPECTED_FORM });
}

function isFileTooLarge(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'FST_REQ_FILE_TOO_LARGE';
}

/** Removes a screenshot of this club, while it could still add one. Like adding, it changes nothing public. */
async function removeEvidence(
  { store, clock, tournament }: Context,
  link: ClubLink,
  resultId: number,
  sha256: string,
): Promise<void> {
  if (!SHA256.test(sha256)) throw new ApiError('unknown_picture');
  const { db, engine, images } = store;
  await db.transaction().execute(async (trx) => {
    await lockRevision(trx, engine);
    if (!(await recordLinkUse(trx, link.keyHash, clock().toISOString())))
      throw new ApiError('unknown_club_key');
    const { season } = await tournament.readFor(trx);
    const side = findSide(season, link, resultId);
    if (await deleteImage(trx, side, sha256)) return;
    if (!(await hasImage(trx, resultId, sha256))) throw new ApiError('unknown_picture');
    throw new ApiError('not_your_match', {
      message: 'The other club added this screenshot. Only that club can remove it.',
    });
  });
  await images.sweep();
}

const SHA256 = /^[0-9a-f]{64}$/;

/** An image for the administrator, or for one of the two clubs of its match: not found for all others. */
async function readImage(
  { store, tournament, log }: Context,
  link: ClubLink | null,
  sha256: string,
): Promise<Buffer> {
  if (!SHA256.test(sha256)) throw new ApiError('unknown_picture');
  const { db, images } = store;
  const results = await listResultsOfImage(db, sha256);
  if (!(link ? isSeenBy(link.clubId, results, (await tournament.read()).season) : results.length > 0))
    throw new ApiError('unknown_picture');

  const jpeg = await images.read(sha256);
  if (jpeg) return jpeg;
  log.error({ sha256 }, 'A screenshot is missing or its content does not match its hash');
  throw new ApiError('unknown_picture', {
    message: 'This screenshot is missing on the server. Please contact the administrator.',
  });
}

/** A link is for the club of the running season. */
function isSeenBy(clubId: number, results: readonly ResultOfImage[], season: SeasonState): boolean {
  return results
    .filter((result) => result.season === season.number)
    .some((result) => {
      const fixtureId = findResultState(season, result.resultId)?.fixtureId;
      const fixture = fixtureId === undefined ? undefined : findFixture(season, fixtureId);
      return result.clubId === clubId || (fixture && isReady(fixture) && isClubOf(fixture, clubId));
    });
}
