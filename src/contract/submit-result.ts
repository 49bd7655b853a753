import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';

/** Scores are plain numbers here: which numbers make a score is for the domain to say. */
export const SubmitResultBody = Type.Object(
  {
    fixtureId: Type.Integer({ title: 'Fixture' }),
    homeTeam: Type.String({ title: 'Home team', maxLength: 200 }),
    awayTeam: Type.String({ title: 'Away team', maxLength: 200 }),
    homeScore: Type.Number({ title: 'Home score', description: 'A whole number from 0 to 50.' }),
    awayScore: Type.Number({
      title: 'Away score',
      description: 'A whole number from 0 to 50; not more than 20 together with the home score.',
    }),
    group: Type.Enum([...GROUPS], { title: 'Group' }),
    submittedBy: Type.Optional(
      Type.String({
        title: 'Submitter',
        maxLength: 200,
        description: 'Accepted for completeness; every submission is stored as that of the Team Captain.',
      }),
    ),
  },
  { additionalProperties: false },
);
export type SubmitResultBody = Static<typeof SubmitResultBody>;
