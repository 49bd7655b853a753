import { useEffect, useState } from 'react';
import type { pictureQuery } from '#web/api/pictures.ts';

/** A picture that only some may see: it is fetched with their key, and shown from memory. */
export interface PrivatePicture {
  readonly id: string;
  /** What it shows, for those who do not see it. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly query: ReturnType<typeof pictureQuery>;
}

export interface PictureTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
}

/** An address for what was fetched or chosen. It is given back when it is not shown any more. */
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
