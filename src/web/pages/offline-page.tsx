import { useEffect, useState } from 'react';
import { PATHS } from '#paths.ts';
import { SITE } from '#site/site.ts';
import { useLiveConnected } from '#web/api/live-state.ts';
import { Button } from '#web/ui/button.tsx';
import { NightPage } from '#web/ui/night-page.tsx';
import shared from '#web/ui/shared.module.css';
import { KEPT_CACHE, pagePaths } from '#web/worker/kept-pages.ts';
import styles from './offline-page.module.css';

/** In the place of a page that was never seen on this device. */
const OFFLINE = {
  meta: {
    title: `No connection | ${SITE.name}`,
    description: `Shown without a network in the place of a page of ${SITE.shortName} that this device has not seen before; the page itself opens as soon as it can.`,
  },
  title: 'No connection',
  text: 'This page has not been opened on this device before, so it cannot be shown without a network. It opens by itself as soon as you are back online.',
  retry: 'Try Again',
  kept: 'You can open these as they were last seen:',
} as const;

export const { meta } = OFFLINE;

interface KeptPage {
  readonly path: string;
  readonly title: string;
}

/** Comes from the worker, at whatever address was asked for. */
export default function OfflinePage() {
  const pages = useKeptPages();
  // The browser may say that it is online before anything can be reached.
  const isBack = useLiveConnected() === true;
  useEffect(() => {
    if (isBack) reload();
  }, [isBack]);
  return (
    <NightPage
      title={OFFLINE.title}
      text={OFFLINE.text}
      actions={<Button onClick={reload}>{OFFLINE.retry}</Button>}
    >
      {pages.length > 0 && (
        <nav className={styles.nav} aria-label={OFFLINE.kept}>
          <p className={shared.muted}>{OFFLINE.kept}</p>
          <ul className={styles.list}>
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* Not within the application, which would ask the network for what it shows. */}
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

function reload(): void {
  window.location.reload();
}

function useKeptPages(): readonly KeptPage[] {
  const [pages, setPages] = useState<readonly KeptPage[]>([]);
  useEffect(() => {
    // Where nothing can be read, there is nothing to offer.
    readKeptPages().then(setPages, () => {});
  }, []);
  return pages;
}

async function readKeptPages(): Promise<KeptPage[]> {
  const cache = await caches.open(KEPT_CACHE);
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
