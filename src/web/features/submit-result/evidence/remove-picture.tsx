import { useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { createPortal } from 'react-dom';
import { removePicture } from '#web/api/pictures.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { type PrivatePicture, useBlobUrl } from '#web/ui/picture/private-picture.ts';
import { PICTURES, REMOVE_PICTURE } from './words.ts';

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
  const textId = useId();
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
          <Button variant="danger" aria-disabled={isSending} onClick={() => void send()}>
            {REMOVE_PICTURE.confirm}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
