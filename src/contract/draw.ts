import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { DRAW_STATES } from '#domain/draw/draw.ts';
import { POTS } from '#domain/draw/draw-clubs.ts';
import { MAX_ID } from './errors.ts';

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const time = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

const clubs = Type.Array(
  Type.Object({
    name: Type.String(),
    pot: Type.Enum([...POTS]),
    keepApart: nullable('Clubs that share this tag never share a group.'),
    entry: Type.Optional(
      Type.Integer({ description: 'The number of the entry with which the club registered.' }),
    ),
  }),
  { description: 'The clubs in list order.' },
);
const steps = Type.Array(
  Type.Object({
    club: Type.Integer({ description: 'Number in the list, from 1.' }),
    pot: Type.Enum([...POTS]),
    group: Type.Enum([...GROUPS]),
  }),
  { description: 'The revealed balls, in order.' },
);
const sealed = {
  inputHash: nullable('SHA-256 of the list; null until it is sealed.'),
  commitment: nullable('SHA-256 of the secret; null until the list is sealed.'),
  drawAt: time('The draw cannot start earlier.'),
  phraseFrom: nullable('Where the phrase will come from, as it was announced.'),
  phrase: nullable('Combined with the secret; null until the draw starts.'),
};

export const DrawReply = Type.Object(
  {
    state: Type.Enum([...DRAW_STATES]),
    clubs,
    ...sealed,
    steps,
    secret: nullable('32 bytes in hexadecimal; null until the draw is complete.'),
    everySeconds: Type.Union([Type.Integer(), Type.Null()], {
      description: 'The automatic pace; null without one.',
    }),
    nextBallAt: time('When the next ball of the automatic pace is due.'),
    attempts: Type.Array(
      Type.Object({
        clubs,
        ...sealed,
        steps,
        secret: nullable('Null if the draw was voided before it started.'),
        revealed: Type.Integer({ description: 'The number of balls revealed before the draw was voided.' }),
        givenUpAt: Type.String({ format: 'date-time' }),
        reason: Type.String(),
      }),
      { description: 'Voided draws.' },
    ),
  },
  { title: 'Draw', description: 'The draw, as far as it has been revealed.' },
);
export type DrawReply = Static<typeof DrawReply>;

/** Longer than any accepted text, so that the domain's message about the length is returned. */
const TEXT_MAX = 2_000;
const text = (title: string) => Type.String({ title, maxLength: TEXT_MAX });
const body = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** The domain decides how many clubs, which pots and which names are valid. */
export const DrawPotsBody = body({
  clubs: Type.Array(
    body({
      name: Type.String({ title: 'Name', maxLength: 200 }),
      pot: Type.Number({ title: 'Pot' }),
      keepApart: Type.Optional(
        Type.Union([Type.String({ maxLength: 200 }), Type.Null()], { title: 'Keep apart' }),
      ),
      entry: Type.Optional(
        Type.Union([Type.Integer({ minimum: 0, maximum: MAX_ID }), Type.Null()], {
          title: 'Entry',
          description: 'The number of the entry with which the club registered. Not part of the draw input.',
        }),
      ),
    }),
    { title: 'Clubs', maxItems: 256 },
  ),
});
export type DrawPotsBody = Static<typeof DrawPotsBody>;

export const DrawSealBody = Type.Union([
  body({
    drawAt: Type.Optional(
      Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { title: 'Time of the draw' }),
    ),
    phraseFrom: Type.Optional(
      Type.Union([text('Source of the phrase'), Type.Null()], { title: 'Source of the phrase' }),
    ),
  }),
  Type.Null(),
]);
export type DrawSealBody = Static<typeof DrawSealBody>;

export const DrawHoldBody = body({ phrase: text('Phrase') });
export type DrawHoldBody = Static<typeof DrawHoldBody>;

export const DrawRevealBody = body({
  count: Type.Optional(Type.Number({ title: 'Count', description: 'The number of balls to reveal now.' })),
  after: Type.Optional(Type.Number({ title: 'After', description: 'The number of balls revealed so far.' })),
  everySeconds: Type.Optional(
    Type.Number({
      title: 'Seconds per ball',
      description: 'Automatic pace, 3 to 60 seconds per ball; 0 stops it.',
    }),
  ),
});
export type DrawRevealBody = Static<typeof DrawRevealBody>;

export const DrawUnsealBody = body({ reason: text('Reason') });
export type DrawUnsealBody = Static<typeof DrawUnsealBody>;
