import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import styles from './image-row.module.css';
import { ImageViewer } from './image-viewer.tsx';
import { type ImageTexts, type PrivateImage, useBlobUrl } from './private-image.ts';

/** For other items in the row. */
export const imageClass = styles.image;

interface Props {
  readonly label: string;
  readonly images: readonly PrivateImage[];
  readonly texts: ImageTexts;
  /** All images that the viewer browses, if more than this row. */
  readonly browsable?: readonly PrivateImage[];
  /** A button for each image. */
  readonly action?: (image: PrivateImage) => ReactNode;
  /** Further items of the list. */
  readonly children?: ReactNode;
}

/** Thumbnails. Each is fetched when it comes into view, and enlarged by a press. */
export function ImageRow({ label, images, texts, browsable = images, action, children }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <ul aria-label={label} className={styles.images}>
        {images.map((image) => (
          <li key={image.id}>
            <Thumbnail image={image} texts={texts} onOpen={() => setOpened(image.id)} />
            {action?.(image)}
          </li>
        ))}
        {children}
      </ul>
      {opened !== null && (
        <ImageViewer
          images={browsable}
          shown={opened}
          texts={texts}
          onShow={setOpened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}

interface ThumbnailProps {
  readonly image: PrivateImage;
  readonly texts: ImageTexts;
  readonly onOpen: () => void;
}

function Thumbnail({ image: { name, width, height, query }, texts, onOpen }: ThumbnailProps) {
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
      aria-label={isFailed ? `${name}: ${texts.failed}. ${texts.retry}` : name}
      aria-haspopup={isFailed ? undefined : 'dialog'}
      aria-busy={isFetching}
      onClick={isFailed ? () => void refetch() : onOpen}
    >
      {url && <img src={url} alt="" width={width} height={height} />}
      {isFailed && (
        <>
          <span>{texts.failed}</span>
          <b>{texts.retry}</b>
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
