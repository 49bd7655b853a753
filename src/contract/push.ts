import { type Static, Type } from 'typebox';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';

const endpoint = Type.String({
  title: 'Endpoint',
  minLength: 1,
  maxLength: 1_000,
  description: 'The address that the browser has from its push service.',
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
      maxItems: CLUB_COUNT,
      uniqueItems: true,
      description: 'The ids of the clubs that the device follows.',
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
      'By which a push service knows this server; null where notifications are switched off together with the service worker that shows them.',
  }),
});
export type PushKeyReply = Static<typeof PushKeyReply>;
