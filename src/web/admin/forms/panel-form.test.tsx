import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { buttonClass } from '#web/ui/button.tsx';
import { PanelForm } from './panel-form.tsx';

test.each([
  ['outlined while something is missing', { isReady: false }, 'secondary'],
  ['filled once it can be sent', { isReady: true }, 'primary'],
  ['never filled if it removes something', { isReady: true, isDestructive: true }, 'outlinedDanger'],
] as const)('the button is %s', (_how, state, variant) => {
  const html = renderToStaticMarkup(
    <PanelForm title="Pause" button="Pause" onSubmit={() => {}} {...state} />,
  );
  expect(html).toContain(`<button type="submit" class="${buttonClass(variant)}"`);
});

test('earlier decisions follow the button', () => {
  const html = renderToStaticMarkup(
    <PanelForm title="Deduct" button="Deduct" onSubmit={() => {}} isReady history={<ul />}>
      <input />
    </PanelForm>,
  );
  expect(html).toMatch(/<input.*<button.*<ul>/);
});
