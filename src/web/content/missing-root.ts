import { SITE } from '#site/site.ts';

export const MISSING_ROOT_FALLBACK = {
  title: `Loading ${SITE.name}...`,
  action: 'Refresh',
} as const;
