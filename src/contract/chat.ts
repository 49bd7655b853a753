import { type Static, Type } from 'typebox';
import { CHANNELS, DRAW_NEWS } from '#domain/news/channels.ts';
import { RECORDED } from './record.ts';

const time = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const NewsKinds = Type.Object(
  {
    results: Type.Boolean({ description: 'Approved results and corrections.' }),
    groups: Type.Boolean({ description: 'Groups whose order is final.' }),
    draw: Type.Enum([...DRAW_NEWS], {
      description: 'Each ball, all groups at the end, or nothing.',
    }),
    rounds: Type.Boolean({ description: 'Pairings of a round.' }),
    champions: Type.Boolean(),
    disputes: Type.Boolean({ description: 'Staff chat: disputes, immediately.' }),
    waits: Type.Boolean({ description: 'Staff chat: submissions pending for more than an hour.' }),
  },
  { title: 'Kinds', additionalProperties: false, description: 'The kinds of messages to send.' },
);

const ChannelState = Type.Object({
  isSet: Type.Boolean({ description: 'Whether a webhook is set. Its URL is never returned.' }),
  waiting: Type.Integer({ description: 'Number of queued updates, counted up to 1,000.' }),
  waitingSince: time,
  stoppedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Set if the webhook no longer exists: nothing is sent until sending is resumed.',
  }),
  retryAt: time,
  answer: Type.Union([Type.String(), Type.Null()], {
    description: 'The last response of the receiver, such as 204 or 404; null before the first message.',
  }),
  answeredAt: time,
});
export type ChannelState = Static<typeof ChannelState>;

export const ChatReply = Type.Object(
  { kinds: NewsKinds, channels: Type.Object({ league: ChannelState, staff: ChannelState }) },
  { description: 'Chat settings and delivery status.' },
);
export type ChatReply = Static<typeof ChatReply>;

export const ChatBody = Type.Object({ kinds: NewsKinds }, { additionalProperties: false });
export type ChatBody = Static<typeof ChatBody>;

export const ChatKindsReply = Type.Object({ success: Type.Literal(true), kinds: NewsKinds, ...RECORDED });
export type ChatKindsReply = Static<typeof ChatKindsReply>;

export const ChannelBody = Type.Object(
  { channel: Type.Enum([...CHANNELS], { title: 'Channel' }) },
  { additionalProperties: false },
);
export type ChannelBody = Static<typeof ChannelBody>;

export const TestChatReply = Type.Object({
  success: Type.Literal(true),
  isTaken: Type.Boolean(),
  answer: Type.String({ description: 'The response of the receiver, such as 204 or 404.' }),
});
export type TestChatReply = Static<typeof TestChatReply>;

export const ResumeChatReply = Type.Object({ success: Type.Literal(true), channel: ChannelState });
export type ResumeChatReply = Static<typeof ResumeChatReply>;
