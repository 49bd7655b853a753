import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useMemo } from 'react';
import { HydrationBoundary } from '#web/ui/hydrated.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { RenderedAtContext } from '#web/ui/time/now.ts';
import { PageOutlet } from './navigation/page-outlet.tsx';
import { followLink } from './navigation/page-transition.ts';
import { Shell } from './shell/shell.tsx';

interface Props {
  /** The requested path. */
  readonly path: string;
  readonly renderedAt: string;
  readonly queryClient: QueryClient;
  readonly prefetch?: (href: string) => void;
}

function ignore(): void {}

/** The same tree on the server and in the browser. */
export function App({ path, renderedAt, queryClient, prefetch = ignore }: Props) {
  const navigation = useMemo(() => ({ firstPath: path, prefetch, navigate: followLink }), [path, prefetch]);
  return (
    <QueryClientProvider client={queryClient}>
      <RenderedAtContext value={renderedAt}>
        <NavigationContext value={navigation}>
          <HydrationBoundary>
            <Shell>
              <PageOutlet />
            </Shell>
          </HydrationBoundary>
        </NavigationContext>
      </RenderedAtContext>
    </QueryClientProvider>
  );
}
