import {
  ChannelBody,
  ChatBody,
  ChatKindsReply,
  ChatReply,
  ResumeChatReply,
  TestChatReply,
} from '#contract/chat.ts';
import { BODY_REFUSALS, ErrorReply } from '#contract/errors.ts';
import { IdempotencyHeaders } from '#contract/idempotency-key.ts';
import { readChat, resumeChat, setChat, testChat } from '../actions/chat.ts';
import { adminSessionOf, requireAdmin } from '../auth/require-admin.ts';
import type { Context } from '../context.ts';
import type { App } from '../http/fastify-app.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { BY_ADMIN } from './callers.ts';

const REFUSALS = { ...BODY_REFUSALS, 401: ErrorReply, 403: ErrorReply, 409: ErrorReply, 503: ErrorReply };

const TESTS_ALLOWED = 5;
const TESTS_WINDOW_MS = 60_000;

/** What is sent to the chats of the league and of its staff. */
export function registerChat(app: App, context: Context): void {
  const onRequest = requireAdmin(context);
  // A chat that is flooded refuses what it is meant for.
  const limitTests = limitCalls(app, {
    ...{ code: 'too_many_chat_tests', max: TESTS_ALLOWED, windowMs: TESTS_WINDOW_MS },
    key: () => 'chat tests',
  });

  app.get(
    '/api/admin/chat',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'What is sent to the chats, and how that goes',
        response: { 200: ChatReply, 401: ErrorReply, 403: ErrorReply, 503: ErrorReply },
      },
    },
    () => readChat(context),
  );

  app.put(
    '/api/admin/chat',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        headers: IdempotencyHeaders,
        summary: 'Set what is sent to the chats',
        body: ChatBody,
        response: { 200: ChatKindsReply, ...REFUSALS, 422: ErrorReply },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await setChat(context, adminSessionOf(request), request)),
    }),
  );

  app.post(
    '/api/admin/test-chat',
    {
      onRequest,
      preHandler: limitTests,
      schema: {
        ...BY_ADMIN,
        summary: 'Send one test message',
        body: ChannelBody,
        response: { 200: TestChatReply, ...REFUSALS, 429: ErrorReply },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await testChat(context, adminSessionOf(request), request.body)),
    }),
  );

  app.post(
    '/api/admin/resume-chat',
    {
      onRequest,
      schema: {
        ...BY_ADMIN,
        summary: 'Send what waits, now',
        body: ChannelBody,
        response: { 200: ResumeChatReply, ...REFUSALS },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await resumeChat(context, adminSessionOf(request), request.body)),
    }),
  );
}
