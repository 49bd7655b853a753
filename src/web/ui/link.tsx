import { type ComponentPropsWithRef, createContext, type MouseEvent, useContext } from 'react';
import { NavigationContext } from './navigation.ts';

type LinkProps = Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> & { readonly href: string };

/** Where a part of the site is shown outside of it: in a frame on another website, or over a stream. */
export const OutsideContext = createContext<'frame' | 'stream' | null>(null);

/**
 * Navigates without reloading the document. In a frame, it opens a new tab, so that the page around the frame stays;
 * over a stream, there is nothing to press.
 */
export function Link({ href, onClick, ...rest }: LinkProps) {
  const { prefetch, navigate } = useContext(NavigationContext);
  const outside = useContext(OutsideContext);
  const getReady = () => prefetch(href);

  function follow(event: MouseEvent<HTMLAnchorElement>) {
    if (opensElsewhere(event)) return;
    onClick?.(event);
    if (event.defaultPrevented) return;
    event.preventDefault();
    navigate(href);
  }

  if (outside === 'stream') return <span className={rest.className}>{rest.children}</span>;
  return (
    <a
      href={href}
      {...(outside === 'frame' && { target: '_blank', rel: 'noopener' })}
      onClick={follow}
      onPointerEnter={getReady}
      onFocus={getReady}
      onTouchStart={getReady}
      {...rest}
    />
  );
}

/** New tab, new window or download: the browser handles modifier keys. */
function opensElsewhere({ ctrlKey, metaKey, altKey, shiftKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || altKey || shiftKey || button !== 0;
}
