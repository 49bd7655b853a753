import { type Static, Type } from 'typebox';

/** The one event of `/api/ucl/events`: public data is now at this revision. */
export const REVISION_EVENT = 'revision';

export interface RevisionEvent {
  readonly revision: number;
  /** ISO 8601: the server's time, which opening times and deadlines follow. */
  readonly now: string;
}

/** Names the revision of the data on every reply to a change, so that whoever made it can ask for it. */
export const REVISION_HEADER = 'x-revision';

/** A reader who was told of a revision asks for it, so that no cache between answers with an older copy. */
export const PublicReadQuery = Type.Object(
  {
    revision: Type.Optional(
      Type.String({
        pattern: '^[1-9]\\d{0,14}$',
        description: 'Answer with this revision or a newer one. It is waited for, for a second at most.',
      }),
    ),
  },
  // A cache in between may read names of parameters in another way, as nginx does, which ignores their case.
  { additionalProperties: false },
);
export type PublicReadQuery = Static<typeof PublicReadQuery>;
