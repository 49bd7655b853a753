import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { PAGE_PATHS } from '#web/app/entry-server.tsx';

it('nginx caches every public view and every page, and nothing else', () => {
  const config = readFileSync('deploy/nginx.conf', 'utf8');
  // A list of paths; the home page is the one that follows the slash with nothing.
  const cached = /^ *location ~ \^\/\(([a-z/|-]+)\)\?\$ \{$/m.exec(config)?.[1]?.split('|') ?? [];
  expect(['/', ...cached.map((path) => `/${path}`)].sort()).toEqual([...VIEW_PATHS, ...PAGE_PATHS].sort());
});
