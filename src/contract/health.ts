import { type Static, Type } from 'typebox';

export const HealthReply = Type.Object(
  {
    status: Type.Enum(['ok', 'unavailable']),
    revision: Type.Integer({ description: 'The revision that visitors read now.' }),
    database: Type.Enum(['ok', 'unavailable']),
    uptimeSeconds: Type.Integer(),
    skippedEntries: Type.Optional(
      Type.Array(Type.Integer(), {
        description:
          'Entries of the record that make no sense and have no effect. Only there when there are any.',
      }),
    ),
  },
  { description: 'Whether the server can serve and store.' },
);
export type HealthReply = Static<typeof HealthReply>;
