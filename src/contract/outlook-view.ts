import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { MATCH_ENDS, VERDICTS } from '#domain/outlook/outlook.ts';

const ClubOutlook = Type.Object({
  clubId: Type.Integer(),
  verdict: Type.Enum([...VERDICTS], {
    description:
      'ucl: guaranteed a top-two place. uel: cannot finish in the top two. out: cannot reach a place that advances. open: none of these yet.',
  }),
  bestRank: Type.Integer({ description: 'The best possible rank.' }),
  worstRank: Type.Integer({ description: 'The worst possible rank.' }),
  enough: Type.Union([Type.Enum([...MATCH_ENDS]), Type.Null()], {
    description:
      'The minimum result in its next match that guarantees a top-two place; null if there is no such match or result.',
  }),
});

export const OutlookReply = Type.Object(
  {
    groups: Type.Array(
      Type.Object({
        group: Type.Enum([...GROUPS]),
        isDecided: Type.Boolean({ description: 'Whether the order is final.' }),
        clubs: Type.Array(ClubOutlook),
      }),
    ),
  },
  {
    description:
      'Qualification outlook of all groups. Every claim holds for all allowed scores of the undecided matches. Exact with at most two undecided matches in a group; with more, only claims that follow from the points. Subject to rulings.',
  },
);
export type OutlookReply = Static<typeof OutlookReply>;
