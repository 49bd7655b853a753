import { useQueryClient } from '@tanstack/react-query';
import { Suspense, use, useDeferredValue, useLayoutEffect } from 'react';
import { usePath } from '#web/ui/navigation.ts';
import { followHead } from './page-head.ts';
import { loadPage, pageFor } from './page-loader.ts';
import styles from './page-outlet.module.css';
import { usePageTransition } from './page-transition.ts';

/** Keeps the page one is leaving until the next one has been loaded. */
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

/** Seen only when loading takes long enough to be noticed. */
function LoadingBar() {
  return <div aria-hidden="true" className={styles.loading} />;
}
