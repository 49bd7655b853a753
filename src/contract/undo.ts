import { type Static, Type } from 'typebox';
import { MAX_ID } from './ids.ts';
import { RECORDED } from './record.ts';

/** A bulk decision has one entry per result, and there are 158 matches. */
const MAX_AT_ONCE = 200;

export const UndoBody = Type.Object(
  {
    seqs: Type.Array(Type.Integer({ minimum: 0, maximum: MAX_ID }), {
      title: 'Entries',
      minItems: 1,
      maxItems: MAX_AT_ONCE,
      uniqueItems: true,
      description: 'The numbers of the record entries to undo.',
    }),
  },
  { additionalProperties: false },
);
export type UndoBody = Static<typeof UndoBody>;

export const UndoReply = Type.Object({
  success: Type.Literal(true),
  undone: Type.Array(Type.Integer(), {
    description: 'The numbers of the undone entries, in the order in which they were undone.',
  }),
  ...RECORDED,
});
export type UndoReply = Static<typeof UndoReply>;
