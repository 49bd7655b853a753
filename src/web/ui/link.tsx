import { type ComponentPropsWithRef, type MouseEvent, useContext } from 'react';
import { NavigationContext } from './navigation.ts';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> & { readonly href: string };

/** A link to a page of this site, without reloading the document. */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { prefetch, navigate } = useContext(NavigationContext);
  const getReady = () => prefetch(href);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  }

  return (
    <a
      href={href}
      onClick={follow}
      onPointerEnter={getReady}
      onFocus={getReady}
      onTouchStart={getReady}
      {...rest}
    />
  );
}

/** In a new tab or window, or as a download: the browser knows what the keys mean. */
function opensElsewhere({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || button !== 0;
}
