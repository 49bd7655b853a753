import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useTextDraft } from '../forms/use-text-draft.ts';
import { UndoProvider } from '../undo/undo-provider.tsx';
import type { SeasonNow } from '../use-season.ts';
import { FinishScreen } from './finish-screen.tsx';

function Screen({ name }: { readonly name: string | null }) {
  const season = { facts: { season: { number: 1, name }, phase: 'finished' }, ties: [] };
  return <FinishScreen season={season as unknown as SeasonNow} draft={useTextDraft()} />;
}

test.each([
  ['Spring 2027', 'value="Spring 2027"'],
  [null, 'value=""'],
])('a season that is called %j begins its end with %s', (name, field) => {
  const html = renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <UndoProvider>
        <Screen name={name} />
      </UndoProvider>
    </QueryClientProvider>,
  );
  expect(html).toContain(field);
});
