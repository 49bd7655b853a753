import './share-link.css';
import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { canonicalOrigin } from './canonical-origin.ts';
import { useHydrated } from './hydrated.tsx';
import { Upload } from './icons.tsx';
import shared from './shared.module.css';
import { toasts } from './toast/toast-store.ts';

const SHARE = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
} as const;

/** How long it is said that the link was copied. */
const SAID_MS = 4_000;
/** How long an address is shown that has to be copied by hand. */
const SHOWN_MS = 20_000;

interface Props {
  /** On this site. */
  readonly path: string;
  /** What is found there. */
  readonly title: string;
  /** A sign alone, in the corner of a card. */
  readonly isSmall?: boolean;
}

/** Hands an address to the device's own sheet or, where it has none, copies it and says so. It needs JavaScript. */
export function ShareLink(props: Props) {
  return useHydrated() && <Share {...props} />;
}

function Share({ path, title, isSmall = false }: Props) {
  const [isCopied, setCopied] = useState(false);
  const url = new URL(path, canonicalOrigin()).href;
  const label = 'share' in navigator ? SHARE.share : SHARE.copy;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), SAID_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toasts.add({ title: SHARE.notCopied, description: url, look: 'destructive', duration: SHOWN_MS });
    }
  };
  const press = () => {
    // Whoever closes the sheet has chosen not to share.
    if ('share' in navigator) navigator.share({ title, url }).catch(() => {});
    else void copy();
  };
  return (
    <div className={isSmall ? 'share-icon' : 'share-button'}>
      {isSmall ? (
        <button type="button" aria-label={`${label}, ${title}`} title={label} onClick={press}>
          <Upload className={shared.iconSmall} />
        </button>
      ) : (
        <Button variant="secondary" onClick={press}>
          <Upload className={shared.iconSmall} />
          {label}
        </Button>
      )}
      <span role="status">{isCopied && SHARE.copied}</span>
    </div>
  );
}
