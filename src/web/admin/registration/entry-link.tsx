import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { CopyButton } from '#web/ui/copy-button.tsx';
import QrDialog from '#web/ui/dialog/qr-dialog.tsx';
import shared from '#web/ui/shared.module.css';
import panel from '../panel.module.css';
import { NEW_LINK } from '../words.ts';
import { QUEUE } from './words.ts';

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
        <CopyButton text={NEW_LINK.line(club, link)} variant="primary">
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
