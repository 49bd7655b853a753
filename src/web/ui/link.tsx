import {
  type ComponentPropsWithRef,
  createContext,
  type MouseEvent,
  type ReactNode,
  useContext,
} from 'react';
import { ArrowUpRight } from './icons.tsx';
import { NavigationContext } from './navigation.ts';
import shared from './shared.module.css';

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

/** For screen readers. */
const NEW_TAB = '(opens in a new tab)';

interface ExternalLinkProps {
  readonly href: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Opens a new tab, which an icon and a hidden text announce. */
export function ExternalLink({ href, className = shared.underlined, children }: ExternalLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className={className}>
      {children}
      <ArrowUpRight className={shared.externalIcon} />
      <span className={shared.hidden}> {NEW_TAB}</span>
    </a>
  );
}
