import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { DRAW_STATES } from '#domain/draw/draw.ts';
import { POTS } from '#domain/draw/pots.ts';

const nullable = (description: string) => Type.Union([Type.String(), Type.Null()], { description });
const time = (description: string) =>
  Type.Union([Type.String({ format: 'date-time' }), Type.Null()], { description });

const clubs = Type.Array(
  Type.Object({
    name: Type.String(),
    pot: Type.Enum([...POTS]),
    keepApart: nullable('Clubs that share this tag never share a group.'),
  }),
  { description: 'The list in its order.' },
);
const steps = Type.Array(
  Type.Object({
    club: Type.Integer({ description: 'Its number in the list, from 1.' }),
    pot: Type.Enum([...POTS]),
    group: Type.Enum([...GROUPS]),
  }),
  { description: 'The balls that were told, in their order.' },
);
const sealed = {
  inputHash: nullable('SHA-256 of the list; null until it is sealed.'),
  commitment: nullable('SHA-256 of the secret; null until the list is sealed.'),
  drawAt: time('Not held before.'),
  phraseFrom: nullable('Where the phrase will come from, as it was announced.'),
  phrase: nullable('Mixed with the secret; null until the draw is held.'),
};

export const DrawReply = Type.Object(
  {
    state: Type.Enum([...DRAW_STATES]),
    clubs,
    ...sealed,
    steps,
    secret: nullable('32 bytes in hexadecimal; null until the draw is done.'),
    everySeconds: Type.Union([Type.Integer(), Type.Null()], { description: 'The automatic pace.' }),
    nextBallAt: time('When the next ball of the automatic pace is due.'),
    attempts: Type.Array(
      Type.Object({
        clubs,
        ...sealed,
        steps,
        secret: nullable('Told if the phrase was known.'),
        revealed: Type.Integer({ description: 'How many balls had been told when it was given up.' }),
        givenUpAt: Type.String({ format: 'date-time' }),
        reason: Type.String(),
      }),
      { description: 'Draws that were sealed and given up.' },
    ),
  },
  { title: 'Draw', description: 'The draw, as far as it was told.' },
);
export type DrawReply = Static<typeof DrawReply>;

/** Longer than any text that is taken, so that the sentence about the right length can be told. */
const TEXT_MAX = 2_000;
const text = (title: string) => Type.String({ title, maxLength: TEXT_MAX });
const body = <Properties extends Parameters<typeof Type.Object>[0]>(properties: Properties) =>
  Type.Object(properties, { additionalProperties: false });

/** How many clubs, which pots and which names is for the domain to say. */
export const DrawPotsBody = body({
  clubs: Type.Array(
    body({
      name: Type.String({ title: 'Name', maxLength: 200 }),
      pot: Type.Number({ title: 'Pot' }),
      keepApart: Type.Optional(
        Type.Union([Type.String({ maxLength: 200 }), Type.Null()], { title: 'Keep apart' }),
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
  count: Type.Optional(Type.Number({ title: 'Count', description: 'How many balls to tell now.' })),
  after: Type.Optional(Type.Number({ title: 'After', description: 'How many have been told so far.' })),
  everySeconds: Type.Optional(
    Type.Number({
      title: 'Seconds a ball',
      description: 'The server goes on at this pace, 3 to 60; 0 stops it.',
    }),
  ),
});
export type DrawRevealBody = Static<typeof DrawRevealBody>;

export const DrawUnsealBody = body({ reason: text('Reason') });
export type DrawUnsealBody = Static<typeof DrawUnsealBody>;
