/** What the head of a page says. */
export interface PageMeta {
  readonly title: string;
  /** One sentence of 110 to 160 characters, for search engines and chat previews. */
  readonly description: string;
}
