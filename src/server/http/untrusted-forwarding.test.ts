import { expect, it } from 'vitest';
import { openTestServer, submit, type TestServer } from '../testing/test-server.ts';

const FORWARDED = { 'x-forwarded-for': '198.51.100.1' };

const warnings = ({ logLines }: TestServer) =>
  logLines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);

it('warns once that an unknown proxy forwards requests', async () => {
  const server = await openTestServer();
  await submit(server, 6500, '1-0', FORWARDED);
  await submit(server, 6501, '1-0', FORWARDED);
  expect(warnings(server)).toEqual([
    expect.objectContaining({ peer: '127.0.0.1', msg: expect.stringContaining('Set TRUST_PROXY') }),
  ]);
});

it('does not warn about a trusted proxy or direct visitors', async () => {
  const server = await openTestServer('sqlite', { TRUST_PROXY: '127.0.0.1' });
  await submit(server, 6500, '1-0', FORWARDED);
  await submit(server, 6501);
  expect(warnings(server)).toEqual([]);
});

it('warns at startup that an https URL requires a proxy', async () => {
  const settings = { PUBLIC_URL: 'https://ces.example' };
  expect(warnings(await openTestServer('sqlite', settings))).toEqual([
    expect.objectContaining({ msg: expect.stringMatching(/^PUBLIC_URL .* TRUST_PROXY is not set/) }),
  ]);
  expect(warnings(await openTestServer('sqlite', { ...settings, TRUST_PROXY: '127.0.0.1' }))).toEqual([]);
});
