import { useSyncExternalStore } from 'react';

const QUERY = '(prefers-reduced-motion: reduce)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(QUERY);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

export function prefersReducedMotion(): boolean {
  return matchMedia(QUERY).matches;
}

/** Follows changes of the preference. */
export function useReducedMotion(): boolean {
  return useSyncExternalStore(subscribe, prefersReducedMotion, () => false);
}

const APP_MARKS = [
  'Discord',
  'WhatsApp',
  'Telegram',
  'Instagram',
  'FBAN', // Facebook and Messenger on iOS
  'FBAV', // Facebook on Android
  'FB_IAB',
  'Messenger',
  'Snapchat',
  'musical_ly', // TikTok
  'BytedanceWebview',
  'TikTok',
  'Twitter',
  'LinkedInApp',
  'Line/',
  'MicroMessenger', // WeChat
  '; wv)', // any Android app that shows pages in a WebView
];

/** Browsers inside chat and social apps, recognised by their user agent. */
export function isEmbeddedBrowser(userAgent: string): boolean {
  const agent = userAgent.toLowerCase();
  return APP_MARKS.some((mark) => agent.includes(mark.toLowerCase()));
}
