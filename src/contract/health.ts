import { type Static, Type } from 'typebox';

export const HealthReply = Type.Object(
  {
    status: Type.Enum(['ok', 'unavailable']),
    revision: Type.Integer({ description: 'The revision that visitors read now.' }),
    database: Type.Enum(['ok', 'unavailable']),
    uptimeSeconds: Type.Integer(),
  },
  { description: 'Whether the server can serve and store.' },
);
export type HealthReply = Static<typeof HealthReply>;
