import { type Static, Type } from 'typebox';

export const Picture = Type.Object(
  {
    sha256: Type.String({ description: 'The hash of the stored JPEG, which is its address.' }),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { description: 'A picture as it is stored.' },
);
export type Picture = Static<typeof Picture>;

/** A picture with the club that has sent it. */
export const EvidencePicture = Type.Object({
  clubId: Type.Integer({ description: 'The club that has sent it.' }),
  ...Picture.properties,
});

export const EvidenceParams = Type.Object({
  id: Type.String({ title: 'Result', pattern: '^\\d{1,9}$' }),
});
export const RemovePictureParams = Type.Object({
  ...EvidenceParams.properties,
  sha256: Type.String({ title: 'Hash', maxLength: 64 }),
});
export const RemovePictureReply = Type.Object({ success: Type.Literal(true) });
export const PictureParams = Type.Object({ id: Type.String({ title: 'Hash', maxLength: 64 }) });
