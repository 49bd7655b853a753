import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { MATCH_ENDS, VERDICTS } from '#domain/outlook/outlook.ts';

const ClubOutlook = Type.Object({
  clubId: Type.Integer(),
  verdict: Type.Enum([...VERDICTS], {
    description: 'ucl: certain of the first two places. uel: certain of the last two. open: neither yet.',
  }),
  bestRank: Type.Integer({ description: 'No better rank is possible.' }),
  worstRank: Type.Integer({ description: 'No worse rank is possible.' }),
  enough: Type.Union([Type.Enum([...MATCH_ENDS]), Type.Null()], {
    description:
      'The least result in its next match that makes the first two places certain; null without such a match, or when no result does.',
  }),
});

export const OutlookReply = Type.Object(
  {
    groups: Type.Array(
      Type.Object({
        group: Type.Enum([...GROUPS]),
        isDecided: Type.Boolean({ description: 'Whether the order can no longer change.' }),
        clubs: Type.Array(ClubOutlook),
      }),
    ),
  },
  {
    description:
      'What is still possible in groups A to P, whatever allowed scores the open matches will have. Exact when at most two of a group are open; before that, what the points prove. A ruling can still change what is decided.',
  },
);
export type OutlookReply = Static<typeof OutlookReply>;
