/** How large an icon is drawn. */
export interface IconSize {
  readonly size: number;
  /** Of the picture; what is left around it is of the colour of the page. */
  readonly share?: number;
  /** A phone would put black behind what is transparent. */
  readonly isOpaque?: boolean;
}

/** As a mark on a page, twice as large as the largest is shown, and in share pictures. */
export const MARK_PATH = '/icon-192.png';

/** In the place of our own icons, by the addresses that browsers and the service worker know. */
export const ICON_SIZES: Readonly<Record<string, IconSize>> = {
  '/favicon.ico': { size: 32 },
  [MARK_PATH]: { size: 192 },
  '/icon-512.png': { size: 512 },
  // A phone cuts a circle out of it.
  '/icon-maskable-512.png': { size: 512, share: 0.72, isOpaque: true },
  '/apple-touch-icon.png': { size: 180, isOpaque: true },
};
