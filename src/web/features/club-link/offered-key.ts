import { useEffect, useState } from 'react';
import { currentClubKey, isClubLink, keepClubKey, keyIn } from '#web/api/club-key.ts';

/** A link that was opened, and what is to be done about it. */
type Offer = { readonly kind: 'broken' | 'taken' } | { readonly kind: 'other-club'; readonly key: string };

/** Each load of the page counts once, also when the hub is left and shown again. */
let isLoadTaken = false;

/**
 * Keeps the key of the link that the page was opened by. Where the device has the key of another club, it is offered
 * instead of taken. `loadedWith` is the fragment that the page was loaded with: by now the address may have changed.
 * `staysInAddress`: in the browser of a chat app, so that 'Open in browser' carries it.
 */
export function useOfferedKey(loadedWith: string, staysInAddress: boolean): [Offer | null, () => void] {
  const [offer, setOffer] = useState<Offer | null>(null);
  useEffect(() => {
    const take = (fragment: string) => {
      if (!isClubLink(fragment)) return;
      const key = keyIn(fragment);
      const kept = currentClubKey();
      if (key === null) setOffer({ kind: 'broken' });
      else if (kept !== null && kept !== key) setOffer({ kind: 'other-club', key });
      else {
        keepClubKey(key);
        setOffer({ kind: 'taken' });
      }
      const { pathname, search, hash } = window.location;
      if (!staysInAddress && isClubLink(hash))
        window.history.replaceState(window.history.state, '', `${pathname}${search}`);
    };
    const takeNext = () => take(window.location.hash);
    if (!isLoadTaken) take(loadedWith);
    isLoadTaken = true;
    window.addEventListener('hashchange', takeNext);
    return () => window.removeEventListener('hashchange', takeNext);
  }, [loadedWith, staysInAddress]);
  return [offer, () => setOffer(null)];
}
