import { type Static, Type } from 'typebox';

export const StatsReply = Type.Object(
  {
    teams: Type.Integer(),
    groups: Type.Integer(),
    fixtures: Type.Integer(),
    completed: Type.Integer({ description: 'Matches with an approved result.' }),
    pending: Type.Integer({ description: 'Results that wait for a decision.' }),
    goals: Type.Integer({ description: 'Goals in the approved results.' }),
    players: Type.String(),
    members: Type.String(),
    servers: Type.Integer(),
    support: Type.String(),
    founded: Type.String(),
  },
  { description: 'The figures of the series: live ones of the tournament, and its fixed claims.' },
);
export type StatsReply = Static<typeof StatsReply>;
