import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useDeferredValue, useLayoutEffect } from 'react';
import { usePath } from '#web/ui/navigation.ts';
import type { PageMeta } from '#words/titles.ts';
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
      {path !== shownPath && <LoadingBar />}
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

/** Visible only when loading takes noticeably long. */
function LoadingBar() {
  return <div aria-hidden="true" className={styles.loading} />;
}

/** Title, description and canonical URL follow the page and the data it shows. */
function followHead(page: PageModule, path: string, cache: QueryClient): (() => void) | undefined {
  const update = () => updateHead(metaAt(page, path, cache), path);
  update();
  return typeof page.meta === 'function' ? cache.getQueryCache().subscribe(update) : undefined;
}

/** People bookmark and share them. */
function updateHead(meta: PageMeta, path: string): void {
  if (document.title !== meta.title) document.title = meta.title;
  document.querySelector('meta[name="description"]')?.setAttribute('content', meta.description);
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
  if (canonical) canonical.href = new URL(path, canonical.href).href;
}
