import type { UseQueryOptions } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

/** Not public: fetched with a key or token, and shown from memory. */
export interface PrivateImage {
  readonly id: string;
  /** The text alternative. */
  readonly name: string;
  readonly width: number;
  readonly height: number;
  readonly query: UseQueryOptions<Blob, Error, Blob, readonly [string, string]>;
}

export interface ImageTexts {
  readonly title: string;
  readonly loading: string;
  readonly failed: string;
  readonly retry: string;
  readonly close: string;
  readonly previous: string;
  readonly next: string;
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
