import { type Static, Type } from 'typebox';
import { GROUPS } from '#domain/clubs/groups.ts';
import { CLUBS_MAX } from '#domain/clubs/possible-formats.ts';
import { RECORDED } from './record.ts';

export const ClubsReply = Type.Object(
  {
    clubs: Type.Array(
      Type.Object({
        id: Type.Integer(),
        group: Type.Enum([...GROUPS]),
        slot: Type.Integer({ description: 'Slot in the group, from 1.' }),
        name: Type.String(),
      }),
    ),
  },
  { description: 'The clubs in draw order.' },
);
export type ClubsReply = Static<typeof ClubsReply>;

export const RenameClubsReply = Type.Object({ ...ClubsReply.properties, ...RECORDED });

/** The domain decides which names are valid. */
export const RenameClubsBody = Type.Object(
  {
    clubs: Type.Array(
      Type.Object(
        { id: Type.Integer({ title: 'Club' }), name: Type.String({ title: 'Name', maxLength: 200 }) },
        { additionalProperties: false },
      ),
      { title: 'Clubs', minItems: 1, maxItems: CLUBS_MAX },
    ),
  },
  { additionalProperties: false },
);
export type RenameClubsBody = Static<typeof RenameClubsBody>;
