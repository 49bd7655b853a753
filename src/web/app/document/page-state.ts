import type { QueryClient } from '@tanstack/react-query';
import type { ViewPath } from '#contract/public-views.ts';
import { type PageName, readsOf } from '../page-reads.ts';

/** Passed from the server to the browser, so that the first render there is identical. */
export interface PageState {
  /** ISO 8601: the reference for relative times. */
  readonly renderedAt: string;
  /** The revision of the data. */
  readonly revision: number;
  /** The page name, which does not follow from the URL alone: the season may not exist. */
  readonly page: string;
  /** By the path they were read from. */
  readonly replies: Readonly<Record<string, unknown>>;
}

export const STATE_ELEMENT_ID = 'query-state';

export function repliesFor<View>(
  page: { readonly name: PageName },
  views: Readonly<Record<ViewPath, View>>,
): Record<string, View> {
  return Object.fromEntries(readsOf(page).map((path) => [path, views[path]]));
}

const UNSAFE_IN_HTML = /[<>&\u2028\u2029]/g;

/** JSON that is safe inside a script element, whatever the clubs are called. The replies are already JSON. */
export function serializeState(
  { renderedAt, revision, page }: Omit<PageState, 'replies'>,
  replies: Readonly<Record<string, string>>,
): string {
  const members = Object.entries(replies).map(([path, json]) => `${JSON.stringify(path)}:${json}`);
  const head = JSON.stringify({ renderedAt, revision, page });
  const json = `${head.slice(0, -1)},"replies":{${members}}}`;
  return json.replace(
    UNSAFE_IN_HTML,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
}

export function fillCache(client: QueryClient, replies: PageState['replies'], updatedAt: number): void {
  for (const [path, reply] of Object.entries(replies)) {
    client.setQueryData([path], reply, { updatedAt });
  }
}
