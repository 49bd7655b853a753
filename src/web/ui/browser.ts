export function prefersReducedMotion(): boolean {
  return matchMedia('(prefers-reduced-motion: reduce)').matches;
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
