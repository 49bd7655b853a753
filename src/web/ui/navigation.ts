import { createContext, useContext } from 'react';
import { usePathname } from 'wouter/use-browser-location';

/** What the application does when one goes from page to page. */
interface Navigation {
  /** The path that was asked for: rendered by the server, and first in the browser. */
  readonly firstPath: string;
  /** Called with the address of a link that is about to be followed. */
  readonly prefetch: (href: string) => void;
  /** Goes to an address of this site without reloading the document. */
  readonly navigate: (to: string, options?: { readonly replace?: boolean }) => void;
}

export const NavigationContext = createContext<Navigation>({
  firstPath: '/',
  prefetch: () => {},
  navigate: () => {},
});

/** The path of the page that is shown or about to be. */
export function usePath(): string {
  return usePathname({ ssrPath: useContext(NavigationContext).firstPath });
}
