import './share-link.css';
import { useEffect, useState } from 'react';
import { SHARE } from '#web/content/share.ts';
import { Button } from './button.tsx';
import { Upload } from './icons/upload.tsx';

/** How long it is said that the link was copied. */
const SAID_MS = 4_000;

interface Props {
  /** On this site. */
  readonly path: string;
  /** What is found there. */
  readonly title: string;
  /** A sign alone, in the corner of a card. */
  readonly isSmall?: boolean;
}

/** Hands an address to the device's own sheet or, where it has none, copies it and says so. */
export function ShareLink({ path, title, isSmall = false }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const url = new URL(path, canonicalOrigin()).href;
  const label = 'share' in navigator ? SHARE.share : SHARE.copy;
  useEffect(() => {
    if (copied === null) return;
    const timer = setTimeout(() => setCopied(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  const press = () => {
    // Whoever closes the sheet has chosen not to share.
    if ('share' in navigator) navigator.share({ title, url }).catch(() => {});
    else void copy();
  };
  const said = copied === null ? null : copied ? SHARE.copied : SHARE.notCopied;
  return (
    <div className={isSmall ? 'share-icon' : 'share-button'}>
      {isSmall ? (
        <button type="button" aria-label={`${label}, ${title}`} title={label} onClick={press}>
          <Upload className="size-4" />
        </button>
      ) : (
        <Button variant="secondary" onClick={press}>
          <Upload className="size-4" />
          {label}
        </Button>
      )}
      <span role="status" className={copied === false ? 'text-red' : undefined}>
        {said}
      </span>
    </div>
  );
}

/** The public address of the site, where it is known; a visitor may have come by another name. */
function canonicalOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? window.location.href).origin;
}
