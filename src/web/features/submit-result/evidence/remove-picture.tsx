import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { createPortal } from 'react-dom';
import { removePicture } from '#web/api/pictures.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import { type PrivatePicture, useBlobUrl } from '#web/ui/picture/private-picture.ts';
import { REMOVE_PICTURE } from './words.ts';

interface Props {
  readonly resultId: number;
  readonly picture: PrivatePicture;
}

/** Removes a screenshot of the own club, after a confirmation. */
export function RemovePicture({ resultId, picture }: Props) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="quiet"
        aria-label={`${REMOVE_PICTURE.button} ${picture.name}`}
        onClick={() => setOpen(true)}
      >
        {REMOVE_PICTURE.button}
      </Button>
      {isOpen &&
        createPortal(
          <RemoveDialog resultId={resultId} picture={picture} onClose={() => setOpen(false)} />,
          document.body,
        )}
    </>
  );
}

function RemoveDialog({ resultId, picture, onClose }: Props & { readonly onClose: () => void }) {
  const { data } = useQuery(picture.query);
  const url = useBlobUrl(data);
  const { send, isSending, problem } = useWrite({
    call: () => removePicture(resultId, picture.id),
    onDone: () => {
      onClose();
      return REMOVE_PICTURE.done;
    },
    failed: () => ({ fallback: REMOVE_PICTURE.failed }),
  });

  return (
    <ConfirmDialog
      title={REMOVE_PICTURE.title}
      summary={REMOVE_PICTURE.text}
      confirmLabel={REMOVE_PICTURE.confirm}
      isSending={isSending}
      onConfirm={() => void send()}
      onClose={onClose}
    >
      {url && (
        <img
          src={url}
          alt={picture.name}
          width={picture.width}
          height={picture.height}
          className="evidence-removed"
        />
      )}
      <FormError problem={problem} />
    </ConfirmDialog>
  );
}
