import { type ComponentPropsWithRef, createContext, type JSX, type ReactNode, useContext } from 'react';

/** The markup of some content, from an earlier rendering where `by` was the same. */
export type MarkupKeeper = (by: string, content: ReactNode) => string;

/** On the server alone: a browser renders whatever it shows. */
export const MarkupKeeperContext = createContext<MarkupKeeper | null>(null);

type KeptElement = 'div' | 'dl' | 'figure' | 'footer' | 'nav' | 'section' | 'span' | 'ul';

type KeptProps<Element extends KeptElement> = ComponentPropsWithRef<Element> & {
  readonly as: Element;
  /** What it is, in one word: no other has it. */
  readonly name: string;
  /**
   * Tells all that its content depends on; a browser never asks. The content sees no data and no address but these.
   * Left out, it never changes.
   */
  readonly by?: () => unknown;
};

/**
 * An element whose content the server renders again only when it has changed. Most of a page is what it was at the
 * last revision, and rendering is most of the work of publishing one.
 */
export function Kept<Element extends KeptElement>({
  as,
  name,
  by,
  children,
  ...attributes
}: KeptProps<Element>) {
  const keeper = useContext(MarkupKeeperContext);
  const Tag = as as keyof JSX.IntrinsicElements;
  if (!keeper) return <Tag {...(attributes as object)}>{children}</Tag>;
  const markup = { __html: keeper(`${name} ${JSON.stringify(by?.())}`, children) };
  // biome-ignore lint/security/noDangerouslySetInnerHtml: it was rendered by React, which escapes.
  return <Tag {...(attributes as object)} dangerouslySetInnerHTML={markup} />;
}
