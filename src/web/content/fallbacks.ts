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
