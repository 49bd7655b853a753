import { useState } from 'react';
import type { EntryLinkReply, StaffEntry } from '#contract/registration.ts';
import { clubLinkPath } from '#paths.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import QrDialog from '#web/ui/dialog/qr-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import { adminPost } from '../admin-calls.ts';
import panel from '../panel.module.css';
import { linkLine, NEW_LINK } from '../words.ts';
import { QUEUE } from './words.ts';

/** A new link for a captain who has lost the old one. */
export function useEntryLink() {
  const [asked, setAsked] = useState<StaffEntry | null>(null);
  const [made, setMade] = useState<{ readonly club: string; readonly link: string } | null>(null);
  const { send } = useWrite({
    call: ({ number }: StaffEntry) => adminPost<EntryLinkReply>('/api/ucl/entry-link', { number }),
    onDone: ({ key }, { name }) => {
      setMade({ club: name, link: `${window.location.origin}${clubLinkPath(key)}` });
      return QUEUE.linkDone;
    },
    failed: () => NEW_LINK.failed,
  });
  return {
    asked,
    made,
    ask: setAsked,
    close: () => setAsked(null),
    hide: () => setMade(null),
    make: () => {
      if (asked) void send(asked);
    },
  };
}

interface Props {
  readonly club: string;
  readonly link: string;
  readonly onHide: () => void;
}

export function NewLink({ club, link, onHide }: Props) {
  const [isScanned, setScanned] = useState(false);
  return (
    <section aria-label={QUEUE.linkTitle} className={`${shared.stack} ${panel.newLinks}`}>
      <h4 dir="auto">{club}</h4>
      <p>{QUEUE.linkHint}</p>
      <code>{link}</code>
      <div className={shared.row}>
        <CopyButton text={linkLine(club, link)} variant="primary">
          {NEW_LINK.copy}
        </CopyButton>
        <Button variant="secondary" onClick={() => setScanned(true)}>
          {NEW_LINK.qr}
        </Button>
        <Button variant="quiet" onClick={onHide}>
          {QUEUE.hideLink}
        </Button>
      </div>
      {isScanned && (
        <QrDialog title={club} text={link} hint={NEW_LINK.qrHint} onClose={() => setScanned(false)} />
      )}
    </section>
  );
}
