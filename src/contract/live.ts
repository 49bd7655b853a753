import { type Static, Type } from 'typebox';
import type { ViewPath } from './public-views.ts';

/** The revision at which each public view last changed, as far as the server knows: it may be too high, never too low. */
export type ViewRevisions = Readonly<Record<ViewPath, number>>;

/** The one event of `/api/ucl/events`: public data is now at this revision. */
export const REVISION_EVENT = 'revision';

export interface RevisionEvent {
  readonly revision: number;
  /** ISO 8601: the server's time, which opening times and deadlines follow. */
  readonly now: string;
  readonly views: ViewRevisions;
}

/** The revision of the data, on every reply to a change, so that the client can request it. */
export const REVISION_HEADER = 'x-revision';

/** A client that was notified of a revision requests it, so that no cache in between answers with an older copy. */
export const PublicReadQuery = Type.Object(
  {
    revision: Type.Optional(
      Type.String({
        pattern: '^[1-9]\\d{0,14}$',
        description: 'Return this revision or a newer one, waiting up to a second for it.',
      }),
    ),
  },
  // A cache in between may read parameter names differently: nginx ignores their case.
  { additionalProperties: false },
);
export type PublicReadQuery = Static<typeof PublicReadQuery>;
