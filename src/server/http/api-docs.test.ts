import { expect, it } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';
import { openTestServer } from '../testing/test-server.ts';

it('serves the API description committed as docs/openapi.json', async () => {
  const server = await openTestServer();
  const served = (await server.get('/api/openapi.json')).json();
  // After a change of the API: npm run openapi
  await expect(`${JSON.stringify(served, null, 1)}\n`).toMatchFileSnapshot('../../../docs/openapi.json');
});

it('describes every call of the API', async () => {
  const server = await openTestServer();
  const { paths } = (await server.get('/api/openapi.json')).json();
  const others = Object.keys(paths).filter((path) => !VIEW_PATHS.some((view) => view === path));
  expect(Object.keys(paths)).toEqual(expect.arrayContaining(VIEW_PATHS));
  expect(others.sort()).toEqual([
    '/api/admin/backup',
    '/api/admin/chat',
    '/api/admin/login',
    '/api/admin/logout',
    '/api/admin/record',
    '/api/admin/resume-chat',
    '/api/admin/revoke-staff',
    '/api/admin/staff',
    '/api/admin/staff-login',
    '/api/admin/test-chat',
    '/api/ucl/accept-kickoff',
    '/api/ucl/admin-stats',
    '/api/ucl/announcement',
    '/api/ucl/approve-result',
    '/api/ucl/award-result',
    '/api/ucl/block-sender',
    '/api/ucl/check-in',
    '/api/ucl/close-groups',
    '/api/ucl/club-links',
    '/api/ucl/confirm-result',
    '/api/ucl/correct-result',
    '/api/ucl/decide-entry',
    '/api/ucl/deduct-points',
    '/api/ucl/dispute-result',
    '/api/ucl/draw/from-entries',
    '/api/ucl/draw/hold',
    '/api/ucl/draw/pots',
    '/api/ucl/draw/reveal',
    '/api/ucl/draw/seal',
    '/api/ucl/draw/unseal',
    '/api/ucl/entries',
    '/api/ucl/entries.csv',
    '/api/ucl/entry-link',
    '/api/ucl/events',
    '/api/ucl/evidence/{id}',
    '/api/ucl/evidence/{id}/{sha256}',
    '/api/ucl/export/record.json',
    '/api/ucl/export/results.csv',
    '/api/ucl/export/results.json',
    '/api/ucl/export/seasons/{number}.json',
    '/api/ucl/export/standings.csv',
    '/api/ucl/export/standings.json',
    '/api/ucl/feed.xml',
    '/api/ucl/finish-season',
    '/api/ucl/format',
    '/api/ucl/join',
    '/api/ucl/kickoff-proposals',
    '/api/ucl/my-club',
    '/api/ucl/pending-results',
    '/api/ucl/postpone-match',
    '/api/ucl/propose-kickoff',
    '/api/ucl/push/key',
    '/api/ucl/push/subscribe',
    '/api/ucl/push/unsubscribe',
    '/api/ucl/record/matches/{id}',
    '/api/ucl/record/seasons/{number}/matches/{id}',
    '/api/ucl/record/{page}',
    '/api/ucl/reject-result',
    '/api/ucl/reopen-groups',
    '/api/ucl/reopen-season',
    '/api/ucl/replace-club',
    '/api/ucl/reporting',
    '/api/ucl/reset-group',
    '/api/ucl/reset-match',
    '/api/ucl/reset-tournament',
    '/api/ucl/revoke-club-link',
    '/api/ucl/revoke-deduction',
    '/api/ucl/schedule',
    '/api/ucl/seasons/{number}',
    '/api/ucl/set-kickoff',
    '/api/ucl/strike-text',
    '/api/ucl/submit-result',
    '/api/ucl/superseded-results',
    '/api/ucl/unblock-sender',
    '/api/ucl/undo',
    '/api/ucl/withdraw-club',
    '/api/ucl/withdraw-entry',
    '/api/ucl/withdraw-result',
    '/healthz',
  ]);
});

it('can be browsed', async () => {
  const server = await openTestServer();
  const page = await server.get('/api/docs/');
  expect(page.statusCode).toBe(200);
  expect(page.headers['content-type']).toContain('text/html');
  expect(page.headers['content-security-policy']).toContain("script-src 'self'");
});

it('lists the errors that every call with a body shares', async () => {
  const server = await openTestServer();
  const { paths } = (await server.get('/api/openapi.json')).json();
  const posts = Object.entries<{ post?: { responses: object } }>(paths).filter(([, call]) => call.post);
  expect(posts).toHaveLength(49);
  for (const [, { post }] of posts)
    expect(Object.keys(post?.responses ?? {})).toEqual(expect.arrayContaining(['400', '413', '415', '503']));
});

it('defines shared objects once', async () => {
  const server = await openTestServer();
  const { body } = await server.get('/api/openapi.json');
  const { components } = JSON.parse(body);
  const references = new Set(body.match(/"#\/components\/[^"]+"/g));
  for (const reference of references) {
    const [, , group = '', name = ''] = JSON.parse(reference).split('/');
    expect(components[group], reference).toHaveProperty(name);
  }
  expect(components.responses).toHaveProperty('Error');
  expect(body.length).toBeLessThan(400_000);
});
