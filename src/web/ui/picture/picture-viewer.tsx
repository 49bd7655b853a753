import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import { type PictureTexts, type PrivatePicture, useBlobUrl } from './private-picture.ts';

interface Props {
  readonly pictures: readonly PrivatePicture[];
  /** The id of the picture in view. */
  readonly shown: string;
  readonly texts: PictureTexts;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** A picture as large as the screen lets it be; the arrow keys lead to its neighbours. */
export function PictureViewer({ pictures, shown, texts, onShow, onClose }: Props) {
  const index = Math.max(
    0,
    pictures.findIndex(({ id }) => id === shown),
  );
  const isStep = pictures.length > 1;
  function show(step: number) {
    const next = pictures[index + step];
    if (next) onShow(next.id);
  }
  // Wherever the focus is.
  useEffect(() => {
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key === 'ArrowLeft') show(-1);
      if (key === 'ArrowRight') show(1);
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
  const picture = pictures[index];
  if (!picture) return null;
  return createPortal(
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} className="picture-viewer">
      <div className="picture-view">
        <Large key={picture.id} picture={picture} texts={texts} />
        <div className="picture-steps">
          {isStep && (
            <Button
              variant="secondary"
              aria-disabled={index === 0}
              aria-label={texts.previous}
              onClick={() => show(-1)}
            >
              ←
            </Button>
          )}
          <p role="status">{picture.name}</p>
          {isStep && (
            <Button
              variant="secondary"
              aria-disabled={index === pictures.length - 1}
              aria-label={texts.next}
              onClick={() => show(1)}
            >
              →
            </Button>
          )}
        </div>
      </div>
    </Dialog>,
    document.body,
  );
}

function Large({ picture, texts }: { readonly picture: PrivatePicture; readonly texts: PictureTexts }) {
  const { name, width, height, query } = picture;
  const { data, isError, refetch } = useQuery(query);
  const url = useBlobUrl(data);
  if (isError && !data)
    return (
      <div className="picture-large">
        <p>{texts.failed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  return (
    <div className="picture-large">
      {url ? <img src={url} alt={name} width={width} height={height} /> : <p>{texts.loading}</p>}
    </div>
  );
}
