import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Cups } from '#domain/clubs/format.ts';
import { useTextDraft } from '../forms/use-text-draft.ts';
import { UndoProvider } from '../undo/undo-provider.tsx';
import type { SeasonNow } from '../use-season.ts';
import { FinishScreen } from './finish-screen.tsx';

function Screen({ name, cups = 2 }: { readonly name: string | null; readonly cups?: Cups }) {
  const facts = { season: { number: 1, name }, phase: 'finished', clubs: [], format: { cups } };
  const season = { facts, ties: [] };
  return <FinishScreen season={season as unknown as SeasonNow} draft={useTextDraft()} />;
}

function render(screen: ReactNode): string {
  return renderToStaticMarkup(
    <QueryClientProvider client={new QueryClient()}>
      <UndoProvider>{screen}</UndoProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ['Spring 2027', 'value="Spring 2027"'],
  [null, 'value=""'],
])('a season called %j is finished with the text %s', (name, field) => {
  expect(render(<Screen name={name} />)).toContain(field);
});

test('a season with one cup has one champion', () => {
  expect(render(<Screen name={null} />).match(/champions</g)).toHaveLength(2);
  expect(render(<Screen name={null} cups={1} />).match(/champions</g)).toHaveLength(1);
});
