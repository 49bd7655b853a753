import { SITE } from '#site/site.ts';

export const ERROR_FALLBACK = {
  title: 'Something went wrong',
  text: 'The application encountered an unexpected error.',
  action: 'Try Again',
} as const;

export const EMBEDDED_BROWSER_FALLBACK = {
  title: `Loading ${SITE.shortName}...`,
  text: 'Optimizing for your browser...',
  action: 'Continue',
} as const;

export const MISSING_ROOT_FALLBACK = {
  title: `Loading ${SITE.name}...`,
  action: 'Refresh',
} as const;

/** Replaces a part of a page that failed to load. */
export const PART_NOT_LOADED = {
  message: 'This part of the page could not be loaded',
  retry: 'Retry',
} as const;

/** Shown when the connection is back. */
export const BACK_ONLINE = { title: 'Ready', description: 'You are back online.', duration: 2000 } as const;

/** Shown while the page cannot be updated. */
export const RECONNECTING = 'Reconnecting...';
