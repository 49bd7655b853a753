import { type Static, Type } from 'typebox';

/** For every call that changes the tournament: repeated with the same key, it returns the first reply. */
export const IdempotencyHeaders = Type.Object({
  'idempotency-key': Type.Optional(
    Type.String({
      title: 'Idempotency-Key',
      minLength: 1,
      maxLength: 200,
      description:
        'One key per call. A retry with the same key gets the first response; a different call with the same key is refused. Stored for 24 hours.',
    }),
  ),
});
export type IdempotencyHeaders = Static<typeof IdempotencyHeaders>;

/** For every change by the administrator or by staff. */
export const AdminChangeHeaders = Type.Object({
  ...IdempotencyHeaders.properties,
  'x-seen-entry': Type.Optional(
    Type.String({
      title: 'X-Seen-Entry',
      pattern: '^\\d{1,9}$',
      description:
        'The newest record entry that the caller has seen. The change is refused with changed_meanwhile if a later entry is of the same kind and about the same clubs or matches.',
    }),
  ),
});
export type AdminChangeHeaders = Static<typeof AdminChangeHeaders>;
