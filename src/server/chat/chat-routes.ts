import {
  ChannelBody,
  type ChannelState,
  ChatBody,
  ChatKindsReply,
  ChatReply,
  ResumeChatReply,
  TestChatReply,
} from '#contract/chat.ts';
import { BODY_ERROR_REPLIES, ErrorReply } from '#contract/errors.ts';
import type { AdminAction } from '#domain/admin-actions.ts';
import type { Channel } from '#domain/news/channels.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import type { Session } from '#store/access/sessions.ts';
import { readChannel, resumeChannel } from '#store/delivery/chat-channels.ts';
import { readNewsChoice, writeNewsChoice } from '#store/delivery/chat-choices.ts';
import { countQueued } from '#store/delivery/outbox.ts';
import { CHAT_TEST, recordTail } from '#words/chat.ts';
import type { Context } from '../context.ts';
import { type AdminRead, adminRead } from '../http/admin-reads.ts';
import { ApiError } from '../http/api-error.ts';
import { type App, BY_ADMIN } from '../http/fastify-app.ts';
import { limitCalls } from '../http/limit-calls.ts';
import { adminSessionOf, requireAdmin } from '../http/require-admin.ts';
import { type AdminChange, adminChange } from '../writer/change-routes.ts';
import { messageOf } from './channel-sender.ts';
import { postMessage } from './post-message.ts';

const TESTS_ALLOWED = 5;
const TESTS_WINDOW_MS = 60_000;

export const CHAT_STATE: AdminRead = adminRead({
  path: '/api/admin/chat',
  summary: 'Chat settings and delivery status',
  reply: ChatReply,
  read: async (context) => ({
    kinds: await readNewsChoice(context.store.db),
    channels: { league: await stateOf(context, 'league'), staff: await stateOf(context, 'staff') },
  }),
});

export const SET_CHAT: AdminChange = adminChange({
  method: 'PUT',
  path: '/api/admin/chat',
  summary: 'Set which messages are sent to the chats',
  description: 'Queued messages are sent regardless.',
  action: 'set-chat',
  body: ChatBody,
  reply: ChatKindsReply,
  decide: (_moment, { kinds }) => ({
    entries: [],
    write: (trx) => writeNewsChoice(trx, kinds),
    reply: () => ({ kinds }),
    detail: { ...kinds },
  }),
});

/** Calls about the chats. They do not change the tournament. */
export function registerChat(app: App, context: Context): void {
  const onRequest = requireAdmin(context);
  // Test messages must not use up the rate limit of the chat.
  const limitTests = limitCalls(app, {
    ...{ code: 'too_many_chat_tests', max: TESTS_ALLOWED, windowMs: TESTS_WINDOW_MS },
    key: () => 'chat tests',
  });
  const errorReplies = {
    ...BODY_ERROR_REPLIES,
    401: ErrorReply,
    403: ErrorReply,
    409: ErrorReply,
    503: ErrorReply,
  };

  app.post(
    '/api/admin/test-chat',
    {
      onRequest,
      preHandler: limitTests,
      schema: {
        ...BY_ADMIN,
        summary: 'Send one test message',
        body: ChannelBody,
        response: { 200: TestChatReply, ...errorReplies, 429: ErrorReply },
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
        summary: 'Send queued chat messages now',
        body: ChannelBody,
        response: { 200: ResumeChatReply, ...errorReplies },
      },
    },
    async (request) => ({
      success: true as const,
      ...(await resumeChat(context, adminSessionOf(request), request.body)),
    }),
  );
}

async function stateOf({ store: { db }, config }: Context, channel: Channel): Promise<ChannelState> {
  const state = await readChannel(db, channel);
  const { count, since } = await countQueued(db, channel);
  return {
    isSet: config.webhooks[channel] !== null,
    waiting: count,
    waitingSince: since,
    stoppedAt: state?.stoppedAt ?? null,
    retryAt: state?.retryAt ?? null,
    answer: state?.answer ?? null,
    answeredAt: state?.answeredAt ?? null,
  };
}

/** Sends one message, bypassing the outbox, and returns the receiver's answer. */
async function testChat(
  context: Context,
  session: Session,
  { channel }: ChannelBody,
): Promise<Omit<TestChatReply, 'success'>> {
  const { publisher, clock } = context;
  const address = webhookOf(context, channel);
  const { season, record } = publisher.current();
  await note(context, session, 'test-chat', channel);
  const { outcome, words } = await postMessage(
    address,
    messageOf(`${CHAT_TEST}\n${recordTail({ season, ...record })}`),
    { now: clock(), signal: new AbortController().signal },
  );
  return { isTaken: outcome === 'accepted', answer: words };
}

/** Sends queued messages now, even if the webhook was gone or a pause is not over. */
async function resumeChat(
  context: Context,
  session: Session,
  { channel }: ChannelBody,
): Promise<Omit<ResumeChatReply, 'success'>> {
  webhookOf(context, channel);
  await note(context, session, 'resume-chat', channel);
  await resumeChannel(context.store.db, channel);
  context.sending.hurry();
  return { channel: await stateOf(context, channel) };
}

function webhookOf({ config }: Context, channel: Channel): string {
  const address = config.webhooks[channel];
  if (address === null) throw new ApiError('no_webhook');
  return address;
}

function note(
  { store, clock }: Context,
  { device, staff }: Session,
  action: AdminAction,
  channel: Channel,
): Promise<void> {
  const at = clock().toISOString();
  return recordAdminAction(store.db, { at, action, device, staff: staff?.number, detail: { channel } });
}
