/** A link inside a text. A page opens it in a new tab when `href` leaves the site. */
export interface TextLink {
  readonly text: string;
  readonly href: string;
}

/** One string, or strings with links between them. */
export type Paragraph = string | readonly (string | TextLink)[];

export interface List {
  readonly ordered: boolean;
  readonly items: readonly Paragraph[];
}

export interface Terms {
  readonly terms: readonly { readonly term: string; readonly text: Paragraph }[];
}

export type Block = Paragraph | List | Terms;

/** A part of a text page, linkable by its id. */
export interface TextSection {
  readonly id: string;
  readonly title: string;
  readonly text: readonly Block[];
}

export function ordered(...items: Paragraph[]): List {
  return { ordered: true, items };
}

export function bullets(...items: Paragraph[]): List {
  return { ordered: false, items };
}
