import type {
  ChannelBody,
  ChannelState,
  ChatBody,
  ChatKindsReply,
  ChatReply,
  ResumeChatReply,
  TestChatReply,
} from '#contract/chat.ts';
import type { AdminAction } from '#domain/admin-actions.ts';
import type { Channel } from '#domain/news/channels.ts';
import { recordAdminAction } from '#store/access/admin-record.ts';
import type { Session } from '#store/access/sessions.ts';
import { readChannel, resumeChannel } from '#store/delivery/chat-channels.ts';
import { readNewsChoice, writeNewsChoice } from '#store/delivery/chat-choices.ts';
import { countWaiting } from '#store/delivery/outbox.ts';
import { CHAT_TEST, recordTail } from '#web/app/entry-server.tsx';
import { messageOf } from '../chat/compose-message.ts';
import { postMessage } from '../chat/post-message.ts';
import type { Context } from '../context.ts';
import { Refusal } from '../http/refusal.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

export async function readChat(context: Context): Promise<ChatReply> {
  return {
    kinds: await readNewsChoice(context.store.db),
    channels: { league: await stateOf(context, 'league'), staff: await stateOf(context, 'staff') },
  };
}

async function stateOf({ store: { db }, config }: Context, channel: Channel): Promise<ChannelState> {
  const state = await readChannel(db, channel);
  const { count, since } = await countWaiting(db, channel);
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

/** Sets what is sent from now on. What waits already is sent all the same. */
export function setChat(
  context: Context,
  session: Session,
  call: Call<ChatBody>,
): Promise<Recorded<Pick<ChatKindsReply, 'kinds'>>> {
  const { kinds } = call.body;
  return changeAsAdmin(context, { session, action: 'set-chat', call }, () => ({
    entries: [],
    write: (trx) => writeNewsChoice(trx, kinds),
    reply: () => ({ kinds }),
    detail: { ...kinds },
  }));
}

/** Sends one message past the outbox, and tells what the receiver made of it. */
export async function testChat(
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
  return { isTaken: outcome === 'taken', answer: words };
}

/** Sends what waits, now, although the webhook was gone or a pause is not over. */
export async function resumeChat(
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
  if (address === null) throw new Refusal('no_webhook');
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
