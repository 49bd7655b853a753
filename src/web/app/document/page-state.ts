import type { QueryClient } from '@tanstack/react-query';
import type { ViewPath } from '#contract/public-views.ts';
import { type PageName, readsOf } from '../page-reads.ts';

/** What a rendered page hands to the browser, so that the first render there repeats it exactly. */
export interface PageState {
  /** ISO 8601: the moment that relative times are told from. */
  readonly renderedAt: string;
  /** Of the data that it was made of. */
  readonly revision: number;
  /** The name of the page, which the address alone does not tell: there may be no such season. */
  readonly page: string;
  /** Replies by the path they were read from. */
  readonly replies: Readonly<Record<string, unknown>>;
}

export const STATE_ELEMENT_ID = 'query-state';

/** Of the views, those that the page reads. */
export function repliesFor<View>(
  page: { readonly name: PageName },
  views: Readonly<Record<ViewPath, View>>,
): Record<string, View> {
  return Object.fromEntries(readsOf(page).map((path) => [path, views[path]]));
}

const UNSAFE_IN_HTML = /[<>&\u2028\u2029]/g;

/** JSON that can stand inside a script element, whatever names the clubs have. The replies are JSON already. */
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
