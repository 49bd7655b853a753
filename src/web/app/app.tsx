import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Router } from 'wouter';
import { PrefetchContext } from '#web/ui/link.tsx';
import { RenderedAtContext } from '#web/ui/time/now.ts';
import { PageOutlet } from './navigation/page-outlet.tsx';
import { followLink } from './navigation/page-transition.ts';
import { Shell } from './shell/shell.tsx';

interface Props {
  /** Of the address that was asked for. */
  readonly path: string;
  readonly renderedAt: string;
  readonly queryClient: QueryClient;
  readonly prefetch?: (href: string) => void;
}

function ignore(): void {}

/** The same tree on the server and in the browser. */
export function App({ path, renderedAt, queryClient, prefetch = ignore }: Props) {
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedAtContext value={renderedAt}>
        <PrefetchContext value={prefetch}>
          {/* A page is rendered once for every query string: until hydration there is none. */}
          <Router ssrPath={path} ssrSearch="" aroundNav={followLink}>
            <Shell>
              <PageOutlet />
            </Shell>
          </Router>
        </PrefetchContext>
      </RenderedAtContext>
    </QueryClientProvider>
  );
}
