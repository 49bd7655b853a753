import { useState } from 'react';
import { ENTRY } from '#web/content/record-entry.ts';
import { Button } from '#web/ui/button.tsx';

interface Props {
  /** Of the page on this site. */
  readonly path: string;
  readonly title: string;
}

/** The address of an entry, to be copied or handed to another app. */
export function ShareEntry({ path, title }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const url = new URL(path, canonicalOrigin()).href;
  const copy = () =>
    navigator.clipboard.writeText(url).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="flex flex-wrap items-center gap-3">
      <Button onClick={() => void copy()}>{copied ? ENTRY.copied : ENTRY.copy}</Button>
      {'share' in navigator && (
        <Button variant="secondary" onClick={() => void navigator.share({ title, url }).catch(() => {})}>
          {ENTRY.share}
        </Button>
      )}
      <span role="status" className={copied === false ? 'text-red text-sm' : 'sr-only'}>
        {copied === false && ENTRY.notCopied}
        {copied && ENTRY.copied}
      </span>
    </div>
  );
}

/** The public address of the site, where it is known; a visitor may have come by another name. */
function canonicalOrigin(): string {
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return new URL(canonical ?? window.location.href).origin;
}
