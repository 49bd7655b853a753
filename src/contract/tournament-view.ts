import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';

const time = Type.String({ format: 'date-time' });

export const TournamentReply = Type.Object(
  {
    season: Type.Object({
      number: Type.Integer(),
      name: Type.Union([Type.String(), Type.Null()], { description: 'Null until it is given one.' }),
    }),
    phase: Type.Enum(['groups', 'knockouts', 'finished']),
    status: Type.String({ description: 'What the status tile says.' }),
    announcement: Type.Union([Type.String(), Type.Null()]),
    clubs: Type.Array(
      Type.Object({
        id: Type.Integer(),
        name: Type.String(),
        group: Type.Enum([...GROUPS]),
        slot: Type.Integer({ description: 'The place in the draw of its group, 1 to 4.' }),
        withdrawn: Type.Boolean(),
      }),
      { description: 'The clubs in the order of the draw.' },
    ),
    deductions: Type.Array(
      Type.Object({
        id: Type.Integer(),
        clubId: Type.Integer(),
        points: Type.Integer(),
        reason: Type.String(),
        at: time,
      }),
    ),
    schedule: Type.Array(
      Type.Object({
        key: Type.Enum(['md1', 'md2', 'md3', 'r32', 'r16', 'qf', 'sf', 'final']),
        opensAt: Type.Union([time, Type.Null()]),
        closesAt: Type.Union([time, Type.Null()], { description: 'The first moment that is late.' }),
      }),
    ),
    reporting: Type.Object({
      mode: Type.Enum(['anybody', 'clubs'], { description: 'Who may report a result.' }),
      closedBecause: Type.Union([Type.String(), Type.Null()]),
    }),
    places: Type.Union(
      [Type.Object({ ucl: Type.Array(Type.Integer()), uel: Type.Array(Type.Integer()) }), Type.Null()],
      {
        description:
          'The clubs of each knockout tree in the order of its bracket; null while the groups are open.',
      },
    ),
  },
  {
    description: 'What was decided. Fixtures, standings and brackets follow from this and from the results.',
  },
);
export type TournamentReply = Static<typeof TournamentReply>;
