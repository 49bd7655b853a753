/** Title and description in the head of a page. */
export interface PageMeta {
  readonly title: string;
  /** One sentence of 110 to 160 characters, for search engines and chat previews. */
  readonly description: string;
}
