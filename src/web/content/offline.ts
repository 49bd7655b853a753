import { SITE } from '#site/site.ts';

/** In the place of a page that was never seen on this device. */
export const OFFLINE = {
  meta: {
    title: `No connection | ${SITE.name}`,
    description: `Shown without a network in the place of a page of ${SITE.shortName} that this device has not seen before; the page itself opens as soon as it can.`,
  },
  title: 'No connection',
  text: 'This page has not been opened on this device before, so it cannot be shown without a network. It opens by itself as soon as you are back online.',
  retry: 'Try Again',
  kept: 'You can open these as they were last seen:',
} as const;
