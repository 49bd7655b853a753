import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { DRAW_STATES } from '#domain/draw/draw.ts';
import { PHASES } from '#domain/knockouts/phase.ts';
import { SCHEDULE_KEYS } from '#domain/schedule/schedule.ts';
import { AUTO_APPROVALS, REPORTING_MODES } from '#domain/season/season.ts';

const time = Type.String({ format: 'date-time' });

export const Deduction = Type.Object({
  id: Type.Integer(),
  clubId: Type.Integer(),
  points: Type.Integer(),
  reason: Type.String(),
  at: time,
});

export const ScheduleEntry = Type.Object({
  key: Type.Enum([...SCHEDULE_KEYS]),
  opensAt: Type.Union([time, Type.Null()]),
  closesAt: Type.Union([time, Type.Null()], { description: 'The first moment that is late.' }),
});

export const Reporting = Type.Object({
  mode: Type.Enum([...REPORTING_MODES], {
    description: 'Who may report a result: anybody, or only the clubs, with their links.',
  }),
  closedBecause: Type.Union([Type.String(), Type.Null()], {
    description: 'Why nobody can report now; null while reporting is open.',
  }),
  autoApprove: Type.Enum([...AUTO_APPROVALS], { description: 'What a rule approves.' }),
  autoApproveHours: Type.Integer({ description: 'How long the other club may be silent.' }),
});

export const TournamentReply = Type.Object(
  {
    season: Type.Object({
      number: Type.Integer(),
      name: Type.Union([Type.String(), Type.Null()], { description: 'Null until it is given one.' }),
    }),
    phase: Type.Enum([...PHASES]),
    status: Type.String({ description: 'What the status tile says.' }),
    announcement: Type.Union([Type.String(), Type.Null()]),
    draw: Type.Object(
      {
        state: Type.Enum([...DRAW_STATES]),
        drawAt: Type.Union([time, Type.Null()]),
      },
      { description: 'How far the draw is. All of it is at /api/ucl/draw.' },
    ),
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
    deductions: Type.Array(Deduction),
    withdrawals: Type.Array(Type.Object({ clubId: Type.Integer(), reason: Type.String(), at: time })),
    replacements: Type.Array(
      Type.Object({
        clubId: Type.Integer(),
        from: Type.String({ description: 'The name of the club that had the place.' }),
        to: Type.String(),
        reason: Type.String(),
        at: time,
      }),
    ),
    schedule: Type.Array(ScheduleEntry),
    postponements: Type.Array(
      Type.Object({ fixtureId: Type.Integer(), closesAt: time, reason: Type.String() }),
    ),
    kickoffs: Type.Array(Type.Object({ fixtureId: Type.Integer(), at: time }), {
      description:
        'When matches are played, where their clubs have agreed on it or the administrator has set it.',
    }),
    lapsedKickoffs: Type.Array(Type.Object({ fixtureId: Type.Integer(), at: time }), {
      description: 'Kick-offs that no longer apply: the deadline of the match was moved before them.',
    }),
    reporting: Reporting,
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
