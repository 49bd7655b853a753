import { type Static, Type } from 'typebox';

export const StatsReply = Type.Object(
  {
    teams: Type.Integer(),
    groups: Type.Integer(),
    fixtures: Type.Integer(),
    completed: Type.Integer({ description: 'Matches with an approved result.' }),
    pending: Type.Integer({ description: 'Pending results.' }),
    goals: Type.Integer({ description: 'Goals in approved results.' }),
    players: Type.String(),
    members: Type.String(),
    servers: Type.Integer(),
    support: Type.String(),
    founded: Type.String(),
  },
  { description: 'Live figures of the tournament, and the fixed claims of the series.' },
);
export type StatsReply = Static<typeof StatsReply>;
