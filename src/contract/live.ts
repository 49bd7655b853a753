/** The one event of `/api/ucl/events`: public data is now at this revision. */
export const REVISION_EVENT = 'revision';

export interface RevisionEvent {
  readonly revision: number;
}
