import { type ComponentPropsWithRef, createContext, useContext } from 'react';
import { Link as RouterLink } from 'wouter';

/** Called with the address of a link that is about to be followed. */
export const PrefetchContext = createContext<(href: string) => void>(() => {});

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> & { readonly href: string };

/** A link to a page of this site, without reloading the document. */
export function Link({ href, ...rest }: LinkProps) {
  const prefetch = useContext(PrefetchContext);
  const getReady = () => prefetch(href);
  return (
    <RouterLink href={href} onPointerEnter={getReady} onFocus={getReady} onTouchStart={getReady} {...rest} />
  );
}
