import { type Static, Type } from 'typebox';
import { RECORD_KINDS } from '#domain/record/kinds.ts';
import { MAX_ID } from './errors.ts';

const hash = Type.String({ description: 'SHA-256 in hexadecimal.' });

const head = Type.Object({ seq: Type.Integer(), hash });

/** Part of every reply to a change. */
export const RECORDED = {
  recorded: Type.Union([head, Type.Null()], {
    description: 'The number of its record entry; null if it has none.',
  }),
};

export const RecordReply = Type.Object(
  {
    ...head.properties,
    pages: Type.Integer({ description: 'Number of pages, with 200 entries each. Only the last one grows.' }),
    season: Type.Integer({ description: 'The number of the current season.' }),
    placesSince: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'When the draw ended or the format was set, which reassigned the ids of clubs and matches; null before.',
    }),
  },
  { description: 'The head of the record: number and hash of the newest entry.' },
);
export type RecordReply = Static<typeof RecordReply>;

const RecordEntry = Type.Object({
  seq: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  kind: Type.Enum([...RECORD_KINDS]),
  by: Type.String({ description: 'captain, club:<id>, admin, staff:<number> or rule.' }),
  data: Type.Unsafe<Record<string, unknown>>(
    Type.Object({}, { additionalProperties: true, description: 'Depends on the kind of entry.' }),
  ),
  texts: Type.Unsafe<Record<string, { salt: string; text: string } | null>>(
    Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'Free texts by name, with the salt of their hash in `data.textHashes`; null once redacted.',
      },
    ),
  ),
  prev: hash,
  hash,
});

export const RecordPageReply = Type.Object(
  { entries: Type.Array(RecordEntry) },
  { title: 'RecordPage', description: 'A page of the record, ascending.' },
);
export type RecordPageReply = Static<typeof RecordPageReply>;

const textName = Type.String({
  title: 'Name',
  maxLength: 100,
  description: 'The name of the text in `texts` of the entry.',
});

export const StrikeTextBody = Type.Object(
  {
    seq: Type.Integer({ title: 'Entry', minimum: 0, maximum: MAX_ID }),
    name: textName,
    everywhere: Type.Optional(
      Type.Boolean({ description: 'Also redact every identical text in the record.' }),
    ),
  },
  { additionalProperties: false },
);
export type StrikeTextBody = Static<typeof StrikeTextBody>;

export const StrikeTextReply = Type.Object({
  success: Type.Literal(true),
  struck: Type.Array(Type.Object({ seq: Type.Integer(), name: textName }), {
    description: 'The redacted text, and the entries with identical texts.',
  }),
  ...RECORDED,
});
export type StrikeTextReply = Static<typeof StrikeTextReply>;

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
