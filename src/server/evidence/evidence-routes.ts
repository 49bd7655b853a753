import multipart from '@fastify/multipart';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { ErrorReply } from '#contract/errors.ts';
import {
  EvidenceParams,
  Picture,
  PictureParams,
  RemovePictureParams,
  RemovePictureReply,
} from '#contract/evidence.ts';
import type { Context } from '../context.ts';
import { BY_CLUB } from '../http/callers.ts';
import type { App } from '../http/fastify-app.ts';
import { limitCalls } from '../http/limit-calls.ts';
import type { ReportLimit } from '../http/report-limit.ts';
import { requireAdmin } from '../http/require-admin.ts';
import { type ClubKeyHooks, clubLinkOf } from '../http/require-club.ts';
import { addEvidence } from './add-evidence.ts';
import { createPictureEncoder } from './picture-encoder.ts';
import { readPicture } from './read-picture.ts';
import { EVIDENCE_BODY_LIMIT, MULTIPART_LIMITS, notAForm, receivePicture } from './receive-picture.ts';
import { removeEvidence } from './remove-evidence.ts';
import { createUploadSlots } from './upload-slots.ts';

/** What one club may send: all places of several matches, with repetitions on a bad network. */
const UPLOADS_ALLOWED = 30;
const UPLOAD_WINDOW_MS = 10 * 60_000;

/** A browser that is led to a picture by itself must not make anything else of it. */
const PICTURE_POLICY = "sandbox; default-src 'none'";

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

/** Pictures that the two clubs send with a result, for the administrator and for each other. */
export async function registerEvidence(
  app: App,
  context: Context,
  clubKey: ClubKeyHooks,
  limit: ReportLimit,
): Promise<void> {
  const inSlot = createUploadSlots();
  const encoder = createPictureEncoder(context.clientDir);
  app.addHook('onClose', async () => encoder.close());
  const limitUploads = limitCalls(app, {
    ...{ code: 'too_many_uploads', max: UPLOADS_ALLOWED, windowMs: UPLOAD_WINDOW_MS },
    key: ({ clubLink }) => `pictures ${clubLink?.keyHash}`,
  });

  // In a scope of its own: no other call takes a form, and this one takes nothing else.
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
          summary: 'Add a picture to a result',
          description:
            'By the club that has reported it, or that disputes it, while it waits for a decision: three pictures each. It is stored as a JPEG of at most 1,920 pixels without any metadata. A file that is sent again is answered as before.',
          params: EvidenceParams,
          body: { content: { 'multipart/form-data': { schema: UPLOAD_FORM } } },
          response: {
            201: Picture,
            ...Object.fromEntries(
              [400, 401, 403, 404, 408, 409, 413, 415, 429, 503, 507].map((status) => [status, ErrorReply]),
            ),
          },
        },
      },
      async (request, reply) => {
        const sender = new AbortController();
        reply.raw.once('close', () => sender.abort());
        const picture = await addEvidence(context, {
          link: clubLinkOf(request),
          resultId: Number(request.params.id),
          inSlot,
          receive: () => receivePicture(request),
          encode: encoder.encode,
          signal: sender.signal,
        });
        return reply.code(201).send(picture);
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
        description: 'By the club that added it, for as long as it can add screenshots.',
        params: RemovePictureParams,
        response: {
          200: RemovePictureReply,
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
        summary: 'A picture that belongs to a result',
        description: 'For the administrator and the two clubs of the match.',
        params: PictureParams,
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
        .header('content-security-policy', PICTURE_POLICY)
        .send(await readPicture(context, request.clubLink, request.params.id)),
  );
}
