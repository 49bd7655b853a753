import { createContext, useContext } from 'react';
import { usePathname } from 'wouter/use-browser-location';

interface Navigation {
  /** The requested path, for the server and the first render in the browser. */
  readonly firstPath: string;
  /** Called with the URL of a link that is about to be followed. */
  readonly prefetch: (href: string) => void;
  /** Navigates without reloading the document. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
}

export const NavigationContext = createContext<Navigation>({
  firstPath: '/',
  prefetch: () => {},
  navigate: () => {},
});

/** The path of the current page, or of the one being loaded. */
export function usePath(): string {
  return usePathname({ ssrPath: useContext(NavigationContext).firstPath });
}

/** The site's public origin, if it is known; a visitor may have used another host name. */
export function canonicalOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? window.location.href).origin;
}
