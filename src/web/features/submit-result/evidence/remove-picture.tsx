import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { HttpError } from '#web/api/http.ts';
import { removePicture } from '#web/api/pictures.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { type PrivatePicture, useBlobUrl } from '#web/ui/picture/private-picture.ts';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { PICTURES, REMOVE_PICTURE } from './words.ts';

interface Props {
  readonly resultId: number;
  readonly picture: PrivatePicture;
  /** Resolves when the page knows that it is gone. */
  readonly onRemoved: () => Promise<unknown>;
}

/** Removes a screenshot of the own club, after a confirmation. */
export function RemovePicture({ resultId, picture, onRemoved }: Props) {
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
          <RemoveDialog
            resultId={resultId}
            picture={picture}
            onRemoved={onRemoved}
            onClose={() => setOpen(false)}
          />,
          document.body,
        )}
    </>
  );
}

function RemoveDialog({ resultId, picture, onRemoved, onClose }: Props & { readonly onClose: () => void }) {
  const textId = useId();
  const { data } = useQuery(picture.query);
  const url = useBlobUrl(data);
  const [isRemoving, setRemoving] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function remove() {
    if (isRemoving) return;
    setRemoving(true);
    setProblem(null);
    try {
      await removePicture(resultId, picture.id);
      toasts.add({ ...REMOVE_PICTURE.done, look: 'success' });
      onClose();
      await onRemoved();
    } catch (error) {
      setProblem((error instanceof HttpError && error.sentence) || REMOVE_PICTURE.failed);
      setRemoving(false);
    }
  }

  return (
    <Dialog
      open
      onClose={onClose}
      title={REMOVE_PICTURE.title}
      closeLabel={PICTURES.close}
      describedBy={textId}
    >
      <div className="evidence-remove">
        {url && <img src={url} alt={picture.name} width={picture.width} height={picture.height} />}
        <p id={textId}>{REMOVE_PICTURE.text}</p>
        {problem && <p role="alert">{problem}</p>}
        <div>
          <Button variant="secondary" onClick={onClose} data-autofocus>
            {REMOVE_PICTURE.cancel}
          </Button>
          <Button variant="danger" aria-disabled={isRemoving} onClick={() => void remove()}>
            {REMOVE_PICTURE.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
