import { type Static, Type } from 'typebox';
import { CLUBS_MAX } from '#domain/clubs/possible-formats.ts';

const endpoint = Type.String({
  title: 'Endpoint',
  minLength: 1,
  maxLength: 1_000,
  pattern: '^[!-~]*$',
  description: 'The endpoint URL from the push service of the browser.',
});

export const SubscribeBody = Type.Object(
  {
    endpoint,
    keys: Type.Object(
      {
        p256dh: Type.String({ title: 'p256dh', pattern: '^[\\w-]{87}=?$' }),
        auth: Type.String({ title: 'auth', pattern: '^[\\w-]{22}(==)?$' }),
      },
      { title: 'Keys', additionalProperties: false },
    ),
    clubs: Type.Array(Type.Integer({ title: 'Club' }), {
      title: 'Clubs',
      maxItems: CLUBS_MAX,
      uniqueItems: true,
      description: 'The ids of the followed clubs.',
    }),
  },
  { additionalProperties: false },
);
export type SubscribeBody = Static<typeof SubscribeBody>;

export const UnsubscribeBody = Type.Object({ endpoint }, { additionalProperties: false });
export type UnsubscribeBody = Static<typeof UnsubscribeBody>;

export const PushDone = Type.Object({ success: Type.Literal(true) });

export const PushKeyReply = Type.Object({
  publicKey: Type.Union([Type.String(), Type.Null()], {
    description:
      'The public VAPID key of this server; null if notifications are off because the service worker is turned off.',
  }),
});
export type PushKeyReply = Static<typeof PushKeyReply>;
