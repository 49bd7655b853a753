import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { FEED_PATH } from '#paths.ts';
import { EVIDENCE_BODY_LIMIT } from '#server/evidence/evidence-routes.ts';
import { PAGE_PATHS } from '#web/app/entry-server.tsx';

const config = readFileSync('deploy/nginx.conf', 'utf8');

/** The cached paths with their own location and these settings. */
function pathsKept(settings: string): string[] {
  const lines = config.matchAll(
    /^ {4}location = (\S+) \{ proxy_pass http:\/\/ces; proxy_cache ces; (.*)\}$/gm,
  );
  return [...lines].flatMap(([, path, rest]) => (path && rest === settings ? [path] : []));
}

it('nginx caches every public view by its path and revision, and nothing else in this way', () => {
  expect(config).toContain('proxy_cache_key "$ces_encoding $uri?$arg_revision";');
  expect(pathsKept('').sort()).toEqual([...VIEW_PATHS].sort());
});

it('nginx caches every page, and the feed, by its path alone', () => {
  expect(pathsKept('proxy_cache_key "$ces_encoding $uri"; ').sort()).toEqual(
    [...PAGE_PATHS, FEED_PATH].sort(),
  );
});

it('nginx caches the pages of clubs and matches, calendars and share images, but no redirect', () => {
  for (const path of ['/clubs/', '/matches/', '/calendar/', '/share/'])
    expect(config).toContain(
      `    location ${path} { proxy_pass http://ces; proxy_cache ces; proxy_cache_key "$ces_encoding $uri"; }\n`,
    );
  // A cached redirect would keep leading to a club's former name. It is passed unchanged: a Location without a host
  // needs no rewriting.
  for (const [, codes] of config.matchAll(/proxy_cache_valid (\d+)/g)) expect(codes).toBe('200');
  expect(config).not.toContain('proxy_redirect');
});

it('nginx fetches a response once, and lets other requests wait for it for 50 ms instead of its usual 500 ms', () => {
  expect(config).toMatch(/^ {4}proxy_cache_lock on;\n {4}proxy_cache_lock_timeout 50ms;$/m);
});

it('nginx caches the record entries of each match, embeds and overlays by revision', () => {
  for (const path of ['/api/ucl/record/matches/', '/embed/', '/overlay/'])
    expect(config).toContain(`    location ${path} { proxy_pass http://ces; proxy_cache ces; }\n`);
});

it('nginx requests the encoding of its cache key', () => {
  expect(config).toContain('proxy_set_header Accept-Encoding $ces_encoding;');
  for (const [, key] of config.matchAll(/proxy_cache_key (.+);/g))
    expect(key).toMatch(/^"\$ces_encoding \$uri/);
});

it('nginx limits logins and submissions with and without an idempotency key', () => {
  const limit = 'limit_req zone=ces_writes burst=60 nodelay;';
  expect(config).toMatch(/limit_req_zone \$ces_writer zone=ces_writes/);
  for (const path of ['/api/admin/login', '/api/admin/staff-login', '/api/ucl/submit-result']) {
    expect(config).toContain(`${path} $ces_client;`);
    // A separate location would need both cases again.
    expect(config).not.toContain(`location = ${path} `);
  }
  for (const location of ['/', '@once']) {
    const [, settings] = config.split(`    location ${location} {\n`);
    expect(settings?.split('\n    }')[0]).toContain(limit);
  }
});

it('nginx checks every body size before it routes requests that must not be retried', () => {
  // A request that is routed before its location is chosen has no size limit: nginx would write any number of bytes
  // to its disk.
  const returns = [...config.matchAll(/^( *)if \(\$ces_is_repeatable = 0\)/gm)];
  expect(returns.map(([, indent]) => indent?.length)).toEqual([8, 8]);
  for (const location of ['/', '= /api/ucl/draw/pots']) {
    const [, settings] = config.split(`    location ${location} {\n`);
    expect(settings?.split('\n    }')[0]).toContain('if ($ces_is_repeatable = 0) { return 420; }');
  }
});

it('nginx accepts as much as the server for a screenshot, and only there', () => {
  const [, location] = config.split('    location /api/ucl/evidence/ {\n');
  expect(location?.split('\n    }')[0]).toContain(
    `client_max_body_size ${EVIDENCE_BODY_LIMIT / 1024 / 1024}m;`,
  );
  const sizes = [...config.matchAll(/client_max_body_size (\S+);/g)].map(([, size]) => size);
  expect(sizes.sort()).toEqual(['16k', '64k', '9m']);
  expect(location?.split('\n    }')[0]).toContain('limit_conn ces_uploads 20;');
  // Without an Idempotency-Key it would be routed to a location with the small limit.
  expect(config).toContain('"" $ces_is_screenshot;');
});
