import { type Static, Type } from 'typebox';
import { ADMIN_ACTIONS } from '#domain/admin-actions.ts';

export const AdminRecordReply = Type.Object(
  {
    actions: Type.Array(
      Type.Object({
        id: Type.Integer(),
        at: Type.String({ format: 'date-time' }),
        action: Type.Enum([...ADMIN_ACTIONS]),
        by: Type.Union([Type.String(), Type.Null()], {
          description: 'Whoever did it with a personal link; null with the shared password.',
        }),
        device: Type.String({ description: 'The device that the administrator acted from, in words.' }),
        subject: Type.String({
          description: 'What it was done to, in words; empty when there is nothing to say.',
        }),
        seq: Type.Union([Type.Integer(), Type.Null()], {
          description: 'The entry of the open record that tells of it; null when none does, or several do.',
        }),
        undo: Type.Enum(['possible', 'done', 'never'], {
          description: 'Whether it can be undone, while no later decision stands in the way, or was undone.',
        }),
      }),
    ),
    lastDay: Type.Object(
      { submitted: Type.Integer(), approved: Type.Integer(), rejected: Type.Integer() },
      { description: 'What the last 24 hours brought. Results that were reset are not counted.' },
    ),
  },
  { description: 'The latest entries of the append-only record, newest first.' },
);
export type AdminRecordReply = Static<typeof AdminRecordReply>;
