import { type Static, Type } from 'typebox';

/** For every call that changes the tournament: sent again under the same key, it gets the first answer again. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      title: 'Idempotency-Key',
      minLength: 1,
      maxLength: 200,
      description:
        'One key for one call and all its retries, which get the first answer. Another call under the same key is refused. Kept for 24 hours.',
    }),
  ),
});
export type IdempotencyHeaders = Static<typeof IdempotencyHeaders>;
