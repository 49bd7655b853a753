import './picture-row.css';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { PictureViewer } from './picture-viewer.tsx';
import { type PictureTexts, type PrivatePicture, useBlobUrl } from './private-picture.ts';

interface Props {
  readonly label: string;
  readonly pictures: readonly PrivatePicture[];
  readonly texts: PictureTexts;
  /** All that can be leafed through, where it is more than this row. */
  readonly leaf?: readonly PrivatePicture[];
  /** What can be done with one. */
  readonly action?: (picture: PrivatePicture) => ReactNode;
  /** More items of the list. */
  readonly children?: ReactNode;
}

/** Small pictures in a row. Each is fetched when it comes into sight, and enlarged by a press. */
export function PictureRow({ label, pictures, texts, leaf = pictures, action, children }: Props) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <>
      <ul aria-label={label} className="pictures">
        {pictures.map((picture) => (
          <li key={picture.id}>
            <Thumbnail picture={picture} texts={texts} onOpen={() => setOpened(picture.id)} />
            {action?.(picture)}
          </li>
        ))}
        {children}
      </ul>
      {opened !== null && (
        <PictureViewer
          pictures={leaf}
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
  readonly picture: PrivatePicture;
  readonly texts: PictureTexts;
  readonly onOpen: () => void;
}

function Thumbnail({ picture: { name, width, height, query }, texts, onOpen }: ThumbnailProps) {
  const button = useRef<HTMLButtonElement>(null);
  const isSeen = useSeen(button);
  const { data, isError, isFetching, refetch } = useQuery({ ...query, enabled: isSeen });
  const url = useBlobUrl(data);
  const isFailed = isError && !data;
  return (
    <button
      ref={button}
      type="button"
      className="picture"
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

/** Whether an element has been on the screen. */
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
