/** The size at which an icon is rendered. */
export interface IconSize {
  readonly size: number;
  /** Share of the size that the image takes; the margin has the colour of the page. */
  readonly share?: number;
  /** Phones show transparent areas as black. */
  readonly isOpaque?: boolean;
}

/** The mark on pages, at twice its largest display size, and in share images. */
export const MARK_PATH = '/icon-192.png';

/** Replaces the default icons, by the URLs that browsers and the service worker know. */
export const ICON_SIZES: Readonly<Record<string, IconSize>> = {
  '/favicon.ico': { size: 32 },
  [MARK_PATH]: { size: 192 },
  '/icon-512.png': { size: 512 },
  // A phone crops it to a circle.
  '/icon-maskable-512.png': { size: 512, share: 0.72, isOpaque: true },
  '/apple-touch-icon.png': { size: 180, isOpaque: true },
};
