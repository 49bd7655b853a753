import { useContext } from 'react';
import { useSearch } from 'wouter/use-browser-location';
import { NavigationContext } from '#web/ui/navigation.ts';

const NAME = 'admin';

/**
 * Which screen of the panel is open, as the address says it ('/ng-hub?admin=season-draw'), and how another one is
 * opened; null when the panel is closed. A reload returns to the same screen, after a login if there is no session.
 */
export function usePanelAddress(): [string | null, (screen: string | null) => void] {
  const { navigate } = useContext(NavigationContext);
  const screen = new URLSearchParams(useSearch()).get(NAME);
  const show = (next: string | null) => {
    const { pathname, search, hash } = window.location;
    const query = new URLSearchParams(search);
    // A closing panel tells so twice, and the second time the page may be another one.
    if (query.get(NAME) === next) return;
    if (next === null) query.delete(NAME);
    else query.set(NAME, next);
    navigate(`${pathname}${query.size > 0 ? `?${query}` : ''}${hash}`, { replace: true });
  };
  return [screen, show];
}
