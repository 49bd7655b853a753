import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { UndoProvider } from '../undo/undo-provider.tsx';
import { type Change, useChange } from './use-change.ts';

type Send = ReturnType<typeof useChange>['send'];

function Form({ onSend }: { readonly onSend: (send: Send) => void }) {
  onSend(useChange().send);
  return null;
}

function changeSender(): Promise<Send> {
  return new Promise((resolve) => {
    renderToStaticMarkup(
      <QueryClientProvider client={new QueryClient()}>
        <UndoProvider>
          <Form onSend={resolve} />
        </UndoProvider>
      </QueryClientProvider>,
    );
  });
}

const remove = (fixtureId: number): Change => ({
  path: 'set-kickoff',
  body: { fixtureId, at: null },
  done: 'Taken away',
});

test('a double press is sent once, and the change can be sent again after its reply', async () => {
  const call = vi.fn(async () => Response.json({ success: true, recorded: null }));
  vi.stubGlobal('fetch', call);
  const send = await changeSender();
  const answers = await Promise.all([send(remove(6500)), send(remove(6500)), send(remove(6600))]);
  expect(answers).toEqual([null, null, null]);
  expect(call).toHaveBeenCalledTimes(2);
  await send(remove(6500));
  expect(call).toHaveBeenCalledTimes(3);
  vi.unstubAllGlobals();
});
