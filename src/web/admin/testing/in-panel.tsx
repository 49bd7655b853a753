import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Role } from '#domain/staff.ts';
import { RenderedAtContext } from '#web/ui/time/now.ts';
import { PanelProvider } from '../panel-context.tsx';
import { UndoProvider } from '../undo/undo-provider.tsx';

interface Options {
  readonly client?: QueryClient;
  readonly role?: Role;
  readonly renderedAt?: string;
}

/** The HTML of a part of the panel. */
export function renderInPanel(
  part: ReactNode,
  { client = new QueryClient(), role = 'administrator', renderedAt = '' }: Options = {},
): string {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={client}>
      <RenderedAtContext value={renderedAt}>
        <UndoProvider>
          <PanelProvider role={role} show={() => {}}>
            {part}
          </PanelProvider>
        </UndoProvider>
      </RenderedAtContext>
    </QueryClientProvider>,
  );
  client.clear();
  return html;
}
