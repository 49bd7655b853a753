import { useEffect, useState } from 'react';
import { useLiveConnected } from '#web/api/live-state.ts';
import { OFFLINE } from '#web/content/offline.ts';
import { Button } from '#web/ui/button.tsx';
import { NightPage } from '#web/ui/night-page.tsx';
import { KEPT_CACHE, pagePaths } from '#web/worker/kept-pages.ts';
import { OFFLINE_PATH } from '#web/worker/offline-path.ts';

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
    <NightPage>
      <h1 tabIndex={-1} className="mt-2 font-bold font-display text-title outline-none">
        {OFFLINE.title}
      </h1>
      <p className="mt-3 max-w-reading text-lg text-muted">{OFFLINE.text}</p>
      <div className="mt-8 flex flex-col gap-3 sm:flex-row">
        <Button onClick={reload}>{OFFLINE.retry}</Button>
      </div>
      {pages.length > 0 && (
        <nav className="mt-8" aria-label={OFFLINE.kept}>
          <p className="text-muted">{OFFLINE.kept}</p>
          <ul className="mt-2">
            {pages.map(({ path, title }) => (
              <li key={path}>
                {/* Not within the application, which would ask the network for what it shows. */}
                <a href={path} className="inline-flex min-h-touch items-center text-accent" dir="auto">
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
  const paths = (await pagePaths(cache)).filter((path) => path !== OFFLINE_PATH);
  return Promise.all(
    paths.map(async (path) => {
      const html = (await (await cache.match(path))?.text()) ?? '';
      const [head = ''] = html.split('</head>', 1);
      const { title } = new DOMParser().parseFromString(head, 'text/html');
      return { path, title: title.split(' | ')[0] || path };
    }),
  );
}
