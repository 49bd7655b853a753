import { type Static, Type } from 'typebox';
import { CLUB_COUNT } from '#domain/clubs/clubs.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { RECORDED } from './record.ts';

export const ClubsReply = Type.Object(
  {
    clubs: Type.Array(
      Type.Object({
        id: Type.Integer(),
        group: Type.Enum([...GROUPS]),
        slot: Type.Integer({ description: 'The place in the draw of its group, 1 to 4.' }),
        name: Type.String(),
      }),
    ),
  },
  { description: 'The clubs in the order of the draw.' },
);
export type ClubsReply = Static<typeof ClubsReply>;

export const RenameClubsReply = Type.Object({ ...ClubsReply.properties, ...RECORDED });

/** Which names are good is for the domain to say. */
export const RenameClubsBody = Type.Object(
  {
    clubs: Type.Array(
      Type.Object(
        { id: Type.Integer({ title: 'Club' }), name: Type.String({ title: 'Name', maxLength: 200 }) },
        { additionalProperties: false },
      ),
      { title: 'Clubs', minItems: 1, maxItems: CLUB_COUNT },
    ),
  },
  { additionalProperties: false },
);
export type RenameClubsBody = Static<typeof RenameClubsBody>;
