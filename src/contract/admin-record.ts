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
          description: 'The person, if logged in with a personal link; null with the shared password.',
        }),
        device: Type.String({ description: 'A description of the device.' }),
        subject: Type.String({
          description: 'The subject of the action; may be empty.',
        }),
        seq: Type.Union([Type.Integer(), Type.Null()], {
          description: 'The number of its record entry; null if it has none or several.',
        }),
        undo: Type.Enum(['possible', 'done', 'never'], {
          description: 'Whether it can be undone (if no later decision depends on it) or was undone.',
        }),
      }),
    ),
    lastDay: Type.Object(
      { submitted: Type.Integer(), approved: Type.Integer(), rejected: Type.Integer() },
      { description: 'Activity in the last 24 hours, without results that were reset.' },
    ),
  },
  { description: 'The latest entries of the activity log, newest first.' },
);
export type AdminRecordReply = Static<typeof AdminRecordReply>;
