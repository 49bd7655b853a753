import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { DrawReply } from '#contract/draw.ts';
import { Pots } from './pots.tsx';

test('a name links to its club page after the draw, and not before', () => {
  const clubs = [{ name: 'Aurora 11', pot: 2 }] as DrawReply['clubs'];
  const steps = [{ club: 1, group: 'B', pot: 2 }] as DrawReply['steps'];
  const over = renderToStaticMarkup(<Pots clubs={clubs} steps={steps} isOver />);
  expect(over).toMatch(/<a href="\/clubs\/6-aurora-11"[^>]*><bdi[^>]*>Aurora 11<\/bdi><\/a>/);
  expect(renderToStaticMarkup(<Pots clubs={clubs} steps={steps} />)).not.toContain('<a ');
});
