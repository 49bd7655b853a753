import { type Static, Type } from 'typebox';
import { CHANNELS, DRAW_NEWS } from '#domain/news/channels.ts';
import { RECORDED } from './record.ts';

const time = Type.Union([Type.String({ format: 'date-time' }), Type.Null()]);

const NewsKinds = Type.Object(
  {
    results: Type.Boolean({ description: 'Results that count, and those that no longer do.' }),
    groups: Type.Boolean({ description: 'Groups whose order can no longer change.' }),
    draw: Type.Enum([...DRAW_NEWS], {
      description: 'Each ball of a draw, all groups at its end, or nothing.',
    }),
    rounds: Type.Boolean({ description: 'Rounds of which all clubs are known.' }),
    champions: Type.Boolean(),
    disputes: Type.Boolean({ description: 'To the staff, at once.' }),
    waits: Type.Boolean({ description: 'To the staff: reports that wait for more than an hour.' }),
  },
  { title: 'Kinds', additionalProperties: false, description: 'What is sent.' },
);

const ChannelState = Type.Object({
  isSet: Type.Boolean({ description: 'Whether there is a webhook. Its address is never told.' }),
  waiting: Type.Integer({ description: 'Lines that were not sent yet; counted up to 1,000.' }),
  waitingSince: time,
  stoppedAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
    description: 'Set when the webhook is gone: nothing is sent until somebody says to go on.',
  }),
  retryAt: time,
  answer: Type.Union([Type.String(), Type.Null()], {
    description: 'What the receiver answered last, such as 204 or 404; null before the first message.',
  }),
  answeredAt: time,
});
export type ChannelState = Static<typeof ChannelState>;

export const ChatReply = Type.Object(
  { kinds: NewsKinds, channels: Type.Object({ league: ChannelState, staff: ChannelState }) },
  { description: 'What is sent to the chats, and how that goes.' },
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
  answer: Type.String({ description: 'What the receiver answered, such as 204 or 404.' }),
});
export type TestChatReply = Static<typeof TestChatReply>;

export const ResumeChatReply = Type.Object({ success: Type.Literal(true), channel: ChannelState });
export type ResumeChatReply = Static<typeof ResumeChatReply>;
