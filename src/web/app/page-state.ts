import type { QueryClient } from '@tanstack/react-query';

/** What a rendered page hands to the browser, so that the first render there repeats it exactly. */
export interface PageState {
  /** ISO 8601: the moment that relative times are told from. */
  readonly renderedAt: string;
  /** Of the data that it was made of. */
  readonly revision: number;
  /** Replies by the path they were read from. */
  readonly replies: Readonly<Record<string, unknown>>;
}

export const STATE_ELEMENT_ID = 'query-state';

const UNSAFE_IN_HTML = /[<>&\u2028\u2029]/g;

/** JSON that can stand inside a script element, whatever names the clubs have. */
export function serializeState(state: PageState): string {
  return JSON.stringify(state).replace(
    UNSAFE_IN_HTML,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function fillCache(client: QueryClient, state: PageState, updatedAt: number): void {
  for (const [path, reply] of Object.entries(state.replies)) {
    client.setQueryData([path], reply, { updatedAt });
  }
}
