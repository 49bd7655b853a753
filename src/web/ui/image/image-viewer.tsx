import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './image-viewer.module.css';
import { type ImageTexts, type PrivateImage, useBlobUrl } from './private-image.ts';

interface Props {
  readonly images: readonly PrivateImage[];
  /** The id of the current image. */
  readonly shown: string;
  readonly texts: ImageTexts;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** An image as large as the screen allows; the arrow keys browse. */
export function ImageViewer({ images, shown, texts, onShow, onClose }: Props) {
  const index = Math.max(
    0,
    images.findIndex(({ id }) => id === shown),
  );
  const isStep = images.length > 1;
  function show(step: number) {
    const next = images[index + step];
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
  const image = images[index];
  if (!image) return null;
  return createPortal(
    <Dialog open onClose={onClose} title={texts.title} closeLabel={texts.close} className={styles.viewer}>
      <div className={styles.view}>
        <Large key={image.id} image={image} texts={texts} />
        <div className={styles.steps}>
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
          <p role="status">{image.name}</p>
          {isStep && (
            <Button
              variant="secondary"
              aria-disabled={index === images.length - 1}
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

function Large({ image, texts }: { readonly image: PrivateImage; readonly texts: ImageTexts }) {
  const { name, width, height, query } = image;
  const { data, isError, refetch } = useQuery(query);
  const url = useBlobUrl(data);
  if (isError && !data)
    return (
      <div className={styles.large}>
        <p>{texts.failed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {texts.retry}
        </Button>
      </div>
    );
  return (
    <div className={styles.large}>
      {url ? <img src={url} alt={name} width={width} height={height} /> : <p>{texts.loading}</p>}
    </div>
  );
}
