import { type Static, Type } from 'typebox';

export const HealthReply = Type.Object(
  {
    status: Type.Enum(['ok', 'unavailable']),
    revision: Type.Integer({ description: 'The published revision.' }),
    database: Type.Enum(['ok', 'unavailable']),
    uptimeSeconds: Type.Integer(),
    skippedEntries: Type.Optional(
      Type.Array(Type.Integer(), {
        description: 'Invalid record entries, which have no effect. Present only if there are any.',
      }),
    ),
  },
  { description: 'Whether the server can serve requests and store data.' },
);
export type HealthReply = Static<typeof HealthReply>;
