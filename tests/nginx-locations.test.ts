import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { PAGE_PATHS } from '#web/app/entry-server.tsx';

const config = readFileSync('deploy/nginx.conf', 'utf8');

/** The paths that a pattern lists, of the location whose copies are kept under this key. */
function pathsKeptBy(key: string): string[] {
  const location = new RegExp(
    String.raw`location ~ \^/\(([^)]+)\)\??\$ \{\s+proxy_pass http://ces;\s+proxy_cache ces;\s+proxy_cache_key \$ces_encoding${key};`,
  );
  const paths = location.exec(config)?.[1]?.split('|') ?? [];
  return paths.map((path) => `/${path}`);
}

it('nginx keeps every public view by its path and revision, and nothing else so', () => {
  expect(pathsKeptBy(String.raw`\$host\$uri\?\$arg_revision`).sort()).toEqual([...VIEW_PATHS].sort());
});

it('nginx keeps every page by its path alone', () => {
  // The home page is the one that follows the slash with nothing.
  expect(['/', ...pathsKeptBy(String.raw`\$host\$uri`)].sort()).toEqual([...PAGE_PATHS].sort());
});

it('nginx asks for the encoding that it keeps a copy under', () => {
  expect(config).toContain('proxy_set_header Accept-Encoding $ces_encoding;');
  for (const [, key] of config.matchAll(/proxy_cache_key (.+);/g)) expect(key).toMatch(/^\$ces_encoding/);
});
