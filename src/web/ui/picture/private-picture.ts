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
