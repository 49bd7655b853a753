import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useDeferredValue, useLayoutEffect } from 'react';
import { usePath } from '#web/ui/navigation.ts';
import { metaAt, type PageModule } from '../pages.ts';
import { loadPage, pageFor } from './page-loader.ts';
import styles from './page-outlet.module.css';
import { usePageTransition } from './page-transition.ts';

/** Keeps the previous page until the next one is loaded. */
export function PageOutlet() {
  const path = usePath();
  const shownPath = useDeferredValue(path);
  usePageTransition(shownPath);
  return (
    <>
      {/* Visible only when loading takes noticeably long. */}
      {path !== shownPath && <div aria-hidden="true" className={styles.loading} />}
      <Suspense>
        <Page path={shownPath} />
      </Suspense>
    </>
  );
}

function Page({ path }: { readonly path: string }) {
  const cache = useQueryClient();
  const page = use(loadPage(pageFor(path)));
  const { default: PageComponent } = page;
  useLayoutEffect(() => followHead(page, path, cache), [page, path, cache]);
  return <PageComponent path={path} />;
}

/** Title, description and canonical URL follow the page and the data it shows: people bookmark and share them. */
function followHead(page: PageModule, path: string, cache: QueryClient): (() => void) | undefined {
  const update = () => {
    const { title, description } = metaAt(page, path, cache);
    if (document.title !== title) document.title = title;
    document.querySelector('meta[name="description"]')?.setAttribute('content', description);
    const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (canonical) canonical.href = new URL(path, canonical.href).href;
  };
  update();
  return typeof page.meta === 'function' ? cache.getQueryCache().subscribe(update) : undefined;
}
