import { useEffect, useState } from 'react';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { useLiveConnected } from '#web/api/live-state.ts';
import { Button } from '#web/ui/button.tsx';
import { NightPage } from '#web/ui/night-page.tsx';
import shared from '#web/ui/shared.module.css';
import { CACHE_NAME, pagePaths } from '#web/worker/cached-pages.ts';
import styles from './offline-page.module.css';

/** Replaces a page that is not cached on this device. */
const OFFLINE = {
  meta: {
    title: `No connection | ${SITE.name}`,
    description: `Shown offline instead of a ${SITE.shortName} page that has not been opened on this device before; the page loads when you are back online.`,
  },
  title: 'No connection',
  text: 'This page has not been opened on this device before, so it is not available offline. It will load automatically when you are back online.',
  retry: 'Try Again',
  cached: 'These pages are available offline:',
} as const;

export const { meta } = OFFLINE;

interface CachedPage {
  readonly path: string;
  readonly title: string;
}

/** Served by the worker, at any URL. */
export default function OfflinePage() {
  const pages = useCachedPages();
  // A browser may be online before anything is reachable.
  const isBack = useLiveConnected() === true;
  useEffect(() => {
    if (isBack) retry();
  }, [isBack]);
  return (
    <NightPage
      title={OFFLINE.title}
      text={OFFLINE.text}
      actions={<Button onClick={retry}>{OFFLINE.retry}</Button>}
    >
      {pages.length > 0 && (
        <nav className={styles.nav} aria-label={OFFLINE.cached}>
          <p className={shared.muted}>{OFFLINE.cached}</p>
          <ul className={styles.list}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* A full page load, because the application would request the page's data from the network. */}
                <a href={path} className={`${shared.touch} ${shared.accent}`} dir="auto">
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </NightPage>
  );
}

/** At its own address, this page has replaced no other: a reload would show it again, and so without end. */
function retry(): void {
  if (window.location.pathname === PATHS.offline) window.location.replace('/');
  else window.location.reload();
}

function useCachedPages(): readonly CachedPage[] {
  const [pages, setPages] = useState<readonly CachedPage[]>([]);
  useEffect(() => {
    // If the cache cannot be read, there is nothing to offer.
    readCachedPages().then(setPages, () => {});
  }, []);
  return pages;
}

async function readCachedPages(): Promise<CachedPage[]> {
  const cache = await caches.open(CACHE_NAME);
  const paths = (await pagePaths(cache)).filter((path) => path !== PATHS.offline);
  return Promise.all(
    paths.map(async (path) => {
      const html = (await (await cache.match(path))?.text()) ?? '';
      const [head = ''] = html.split('</head>', 1);
      const { title } = new DOMParser().parseFromString(head, 'text/html');
      return { path, title: title.split(' | ')[0] || path };
    }),
  );
}
