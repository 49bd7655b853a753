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
import type { Context } from '../context.ts';
import { BY_CLUB } from '../http/callers.ts';
import type { App } from '../http/fastify-app.ts';
import { limitCalls } from '../http/limit-calls.ts';
import type { ReportLimit } from '../http/report-limit.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { type ClubKeyHooks, clubLinkOf } from '../http/require-club.ts';
import { addEvidence } from './add-evidence.ts';
import { createImageEncoder } from './image-encoder.ts';
import { readImage } from './read-image.ts';
import { EVIDENCE_BODY_LIMIT, MULTIPART_LIMITS, notAForm, receiveImage } from './receive-image.ts';
import { removeEvidence } from './remove-evidence.ts';
import { createUploadSlots } from './upload-slots.ts';

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
  limit: ReportLimit,
): Promise<void> {
  const inSlot = createUploadSlots();
  const encoder = createImageEncoder(context.clientDir);
  app.addHook('onClose', async () => encoder.close());
  const limitUploads = limitCalls(app, {
    ...{ code: 'too_many_uploads', max: UPLOADS_ALLOWED, windowMs: UPLOAD_WINDOW_MS },
    key: ({ clubLink }) => `pictures ${clubLink?.keyHash}`,
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
        description: 'Visible to staff and the two clubs in the match only.',
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
