import { type UseQueryOptions, useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../button.tsx';
import { Dialog } from '../dialog/dialog.tsx';
import styles from './image-row.module.css';

const WORDS = {
  title: 'Screenshot',
  loading: 'Loading the screenshot',
  failed: 'Failed to load',
  retry: 'Retry',
  close: 'Close',
  previous: 'Previous screenshot',
  next: 'Next screenshot',
} as const;

/** For other items in the row. */
export const imageClass = styles.image;

interface Props {
  readonly label: string;
  readonly images: readonly PrivateImage[];
  /** All images that the viewer browses, if more than this row. */
  readonly browsable?: readonly PrivateImage[];
  /** A button for each image. */
  readonly action?: (image: PrivateImage) => ReactNode;
  /** Further items of the list. */
  readonly children?: ReactNode;
}

/** Thumbnails. Each is fetched when it comes into view, and enlarged by a press. */
export function ImageRow({ label, images, browsable = images, action, children }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <ul aria-label={label} className={styles.images}>
        {images.map((image) => (
          <li key={image.id}>
            <Thumbnail image={image} onOpen={() => setOpened(image.id)} />
            {action?.(image)}
          </li>
        ))}
        {children}
      </ul>
      {opened !== null && (
        <ImageViewer images={browsable} shown={opened} onShow={setOpened} onClose={() => setOpened(null)} />
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly image: PrivateImage;
  readonly onOpen: () => void;
}

function Thumbnail({ image: { name, width, height, query }, onOpen }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useSeen(button);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: isSeen });
  const url = useBlobUrl(data);
  const isFailed = isError && !data;
  return (
    <button
      ref={button}
      type="button"
      className={imageClass}
      aria-label={isFailed ? `${name}: ${WORDS.failed}. ${WORDS.retry}` : name}
      aria-haspopup={isFailed ? undefined : 'dialog'}
      aria-busy={isFetching}
      onClick={isFailed ? () => void refetch() : onOpen}
    >
      {url && <img src={url} alt="" width={width} height={height} />}
      {isFailed && (
        <>
          <span>{WORDS.failed}</span>
          <b>{WORDS.retry}</b>
        </>
      )}
    </button>
  );
}

/** Whether the element has ever been visible. */
function useSeen(ref: RefObject<Element | null>): boolean {
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (seen || !element) return;
    const observer = new IntersectionObserver((entries) => {
      if (entries.some(({ isIntersecting }) => isIntersecting)) setSeen(true);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [ref, seen]);
  return seen;
}

interface ViewerProps {
  readonly images: readonly PrivateImage[];
  /** The id of the current image. */
  readonly shown: string;
  readonly onShow: (id: string) => void;
  readonly onClose: () => void;
}

/** An image as large as the screen allows; the arrow keys browse. */
function ImageViewer({ images, shown, onShow, onClose }: ViewerProps) {
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
    <Dialog open onClose={onClose} title={WORDS.title} closeLabel={WORDS.close} className={styles.viewer}>
      <div className={styles.view}>
        <Large key={image.id} image={image} />
        <div className={styles.steps}>
          {isStep && (
            <Button
              variant="secondary"
              aria-disabled={index === 0}
              aria-label={WORDS.previous}
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
              aria-label={WORDS.next}
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

function Large({ image: { name, width, height, query } }: { readonly image: PrivateImage }) {
  const { data, isError, refetch } = useQuery(query);
  const url = useBlobUrl(data);
  if (isError && !data)
    return (
      <div className={styles.large}>
        <p>{WORDS.failed}</p>
        <Button variant="secondary" onClick={() => void refetch()}>
          {WORDS.retry}
        </Button>
      </div>
    );
  return (
    <div className={styles.large}>
      {url ? <img src={url} alt={name} width={width} height={height} /> : <p>{WORDS.loading}</p>}
    </div>
  );
}

/** Not public: fetched with a key or token, and shown from memory. */
export interface PrivateImage {
  readonly id: string;
  /** The text alternative. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly query: UseQueryOptions<Blob, Error, Blob, readonly [string, string]>;
}

/** Revoked when it is no longer shown. */
export function useBlobUrl(blob: Blob | undefined): string | null {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (!blob) return;
    const made = URL.createObjectURL(blob);
    setUrl(made);
    return () => {
      URL.revokeObjectURL(made);
      setUrl(null);
    };
  }, [blob]);
  return url;
}
