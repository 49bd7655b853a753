import { type Static, Type } from 'typebox';

export const StoredImage = Type.Object(
  {
    sha256: Type.String({ description: 'The hash of the stored JPEG, used in its URL.' }),
    width: Type.Integer(),
    height: Type.Integer(),
  },
  { description: 'The stored screenshot.' },
);
export type StoredImage = Static<typeof StoredImage>;

/** An image with the club that uploaded it. */
export const EvidenceImage = Type.Object({
  clubId: Type.Integer({ description: 'The club that uploaded it.' }),
  ...StoredImage.properties,
});

export const EvidenceParams = Type.Object({
  id: Type.String({ title: 'Result', pattern: '^\\d{1,9}$' }),
});
export const RemoveImageParams = Type.Object({
  ...EvidenceParams.properties,
  sha256: Type.String({ title: 'Hash', maxLength: 64 }),
});
export const RemoveImageReply = Type.Object({ success: Type.Literal(true) });
export const ImageParams = Type.Object({ id: Type.String({ title: 'Hash', maxLength: 64 }) });
