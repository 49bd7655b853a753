import { useEffect, useState } from 'react';
import { Button } from './button.tsx';
import { useHydrated } from './hydrated.tsx';
import { Upload } from './icons.tsx';
import { canonicalOrigin } from './navigation.ts';
import styles from './share-link.module.css';
import shared from './shared.module.css';
import { toasts } from './toast/toast-store.ts';

const SHARE = {
  share: 'Share',
  copy: 'Copy link',
  copied: 'Link copied',
  notCopied: 'The link could not be copied',
} as const;

const COPIED_SHOWN_MS = 4_000;
/** How long a URL that has to be copied by hand is shown. */
const URL_SHOWN_MS = 20_000;

interface Props {
  readonly path: string;
  readonly title: string;
  /** An icon in the corner of a card. */
  readonly isSmall?: boolean;
}

/** Opens the device's share sheet or, without one, copies the URL. Needs JavaScript. */
export function ShareLink(props: Props) {
  return useHydrated() && <Share {...props} />;
}

function Share({ path, title, isSmall = false }: Props) {
  const [isCopied, setCopied] = useState(false);
  const url = new URL(path, canonicalOrigin()).href;
  const label = 'share' in navigator ? SHARE.share : SHARE.copy;
  useEffect(() => {
    if (!isCopied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_SHOWN_MS);
    return () => clearTimeout(timer);
  }, [isCopied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      setCopied(true);
    } catch {
      toasts.add({ title: SHARE.notCopied, description: url, look: 'destructive', duration: URL_SHOWN_MS });
    }
  };
  const press = () => {
    // Closing the sheet is not an error.
    if ('share' in navigator) navigator.share({ title, url }).catch(() => {});
    else void copy();
  };
  return (
    <div className={`${shared.notOnPaper} ${isSmall ? styles.icon : shared.row}`}>
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
