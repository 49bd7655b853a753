import { type Static, Type } from 'typebox';
import { CUPS } from '#domain/clubs/format.ts';
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

export const PlacedClub = Type.Object({
  id: Type.Integer(),
  name: Type.String(),
  group: Type.Enum([...GROUPS]),
  slot: Type.Integer({ description: 'Slot in the group, from 1.' }),
  withdrawn: Type.Boolean(),
});

export const ScheduleEntry = Type.Object({
  key: Type.Enum([...SCHEDULE_KEYS]),
  opensAt: Type.Union([time, Type.Null()]),
  closesAt: Type.Union([time, Type.Null()], { description: 'The deadline: the first moment that is late.' }),
});

export const Reporting = Type.Object({
  mode: Type.Enum([...REPORTING_MODES], {
    description: 'Who may submit results: anyone, or only the two clubs in a match, with their club links.',
  }),
  closedBecause: Type.Union([Type.String(), Type.Null()], {
    description: 'Why submissions are paused; null while they are open.',
  }),
  autoApprove: Type.Enum([...AUTO_APPROVALS], { description: 'The rule for automatic approval.' }),
  autoApproveHours: Type.Integer({ description: 'Hours without an answer before automatic approval.' }),
});

export const Places = Type.Object({
  ucl: Type.Array(Type.Integer()),
  uel: Type.Array(Type.Union([Type.Integer(), Type.Null()]), {
    description: 'Null where a group has no fourth club: its opponent has a bye. Empty with one cup.',
  }),
});

export const SeasonFormat = Type.Object({
  clubs: Type.Integer(),
  groups: Type.Integer(),
  cups: Type.Enum([...CUPS], { description: '1: the UCL alone. 2: also the UEL.' }),
  sizes: Type.Array(Type.Integer(), { description: 'The number of clubs in each group, in order.' }),
});

export const TournamentReply = Type.Object(
  {
    season: Type.Object({
      number: Type.Integer(),
      name: Type.Union([Type.String(), Type.Null()], { description: 'Null until it is set.' }),
    }),
    phase: Type.Enum([...PHASES]),
    format: SeasonFormat,
    status: Type.String({ description: 'Text of the status tile.' }),
    announcement: Type.Union([Type.String(), Type.Null()]),
    draw: Type.Object(
      {
        state: Type.Enum([...DRAW_STATES]),
        drawAt: Type.Union([time, Type.Null()]),
      },
      { description: 'State of the draw. The full draw is at /api/ucl/draw.' },
    ),
    clubs: Type.Array(PlacedClub, { description: 'The clubs in draw order.' }),
    deductions: Type.Array(Deduction),
    withdrawals: Type.Array(Type.Object({ clubId: Type.Integer(), reason: Type.String(), at: time })),
    replacements: Type.Array(
      Type.Object({
        clubId: Type.Integer(),
        from: Type.String({ description: 'The name of the replaced club.' }),
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
      description: 'Kick-off times agreed by the clubs or set by the administrator.',
    }),
    lapsedKickoffs: Type.Array(Type.Object({ fixtureId: Type.Integer(), at: time }), {
      description: 'Kick-off times that no longer apply because the deadline was moved before them.',
    }),
    reporting: Reporting,
    places: Type.Union([Places, Type.Null()], {
      description: 'The clubs of each bracket in slot order; null until the groups are closed.',
    }),
  },
  {
    description:
      'The decisions of the season. Fixtures, standings and brackets follow from these and the results.',
  },
);
export type TournamentReply = Static<typeof TournamentReply>;
