import { useState } from 'react';
import { ENTRY } from '#web/content/record-entry.ts';
import { Button } from '#web/ui/button.tsx';
import { publicAddress } from '#web/ui/share-address.ts';

interface Props {
  /** Of the page on this site. */
  readonly path: string;
  readonly title: string;
}

/** The address of an entry, to be copied or handed to another app. */
export function ShareEntry({ path, title }: Props) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const url = publicAddress(path);
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
