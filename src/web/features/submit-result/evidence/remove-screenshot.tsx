import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { removeScreenshot } from '#web/api/screenshots.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { type PrivateImage, useBlobUrl } from '#web/ui/image/image-row.tsx';
import styles from './result-screenshots.module.css';
import { REMOVE_SCREENSHOT } from './words.ts';

interface Props {
  readonly resultId: number;
  readonly screenshot: PrivateImage;
}

/** After a confirmation. */
export function RemoveScreenshot({ resultId, screenshot }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`${REMOVE_SCREENSHOT.button} ${screenshot.name}`}
        onClick={() => setOpen(true)}
      >
        {REMOVE_SCREENSHOT.button}
      </Button>
      {isOpen &&
        createPortal(
          <RemoveDialog resultId={resultId} screenshot={screenshot} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

function RemoveDialog({ resultId, screenshot, onClose }: Props & { readonly onClose: () => void }) {
  const { data } = useQuery(screenshot.query);
  const url = useBlobUrl(data);
  const { send, isSending, problem } = useWrite({
    call: () => removeScreenshot(resultId, screenshot.id),
    onDone: () => {
      onClose();
      return REMOVE_SCREENSHOT.done;
    },
    failed: () => ({ fallback: REMOVE_SCREENSHOT.failed }),
  });

  return (
    <ConfirmDialog
      title={REMOVE_SCREENSHOT.title}
      summary={REMOVE_SCREENSHOT.text}
      confirmLabel={REMOVE_SCREENSHOT.confirm}
      isSending={isSending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {url && (
        <img
          src={url}
          alt={screenshot.name}
          width={screenshot.width}
          height={screenshot.height}
          className={styles.screenshot}
        />
      )}
      <FormError problem={problem} />
    </ConfirmDialog>
  );
}
