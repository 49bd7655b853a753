import { type Static, Type } from 'typebox';
import { RECORD_KINDS } from '#domain/record/kinds.ts';
import { MAX_ID } from './ids.ts';

const hash = Type.String({ description: 'SHA-256 in hexadecimal.' });

const head = Type.Object({ seq: Type.Integer(), hash });

/** What every reply to a change carries. */
export const RECORDED = {
  recorded: Type.Union([head, Type.Null()], {
    description: 'The entry of the open record that tells of it; null when none does.',
  }),
};

export const RecordReply = Type.Object(
  {
    ...head.properties,
    pages: Type.Integer({ description: 'Of 200 entries each, from 1. The last one may still grow.' }),
    season: Type.Integer({ description: 'The number of the season that is played.' }),
    drawnAt: Type.Union([Type.String({ format: 'date-time' }), Type.Null()], {
      description:
        'When its draw was over, which gave the ids of clubs and matches to others; null without one.',
    }),
  },
  { description: 'How far the record goes, and the hash that all of its entries are part of.' },
);
export type RecordReply = Static<typeof RecordReply>;

const RecordEntry = Type.Object({
  seq: Type.Integer(),
  at: Type.String({ format: 'date-time' }),
  kind: Type.Enum([...RECORD_KINDS]),
  by: Type.String({ description: 'captain, club:<id>, admin, staff:<number> or rule.' }),
  data: Type.Unsafe<Record<string, unknown>>(
    Type.Object({}, { additionalProperties: true, description: 'By the kind of the entry.' }),
  ),
  texts: Type.Unsafe<Record<string, { salt: string; text: string } | null>>(
    Type.Object(
      {},
      {
        additionalProperties: true,
        description:
          'Free text by its name, with the salt of its hash in `data.textHashes`; null once it was struck out.',
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

const textName = Type.String({ title: 'Name', maxLength: 100, description: 'As in `texts` of the entry.' });

export const StrikeTextBody = Type.Object(
  {
    seq: Type.Integer({ title: 'Entry', minimum: 0, maximum: MAX_ID }),
    name: textName,
    everywhere: Type.Optional(
      Type.Boolean({ description: 'Also every other text of the record that says the same.' }),
    ),
  },
  { additionalProperties: false },
);
export type StrikeTextBody = Static<typeof StrikeTextBody>;

export const StrikeTextReply = Type.Object({
  success: Type.Literal(true),
  struck: Type.Array(Type.Object({ seq: Type.Integer(), name: textName }), {
    description: 'The text, and where the record had told it once more.',
  }),
  ...RECORDED,
});
export type StrikeTextReply = Static<typeof StrikeTextReply>;
