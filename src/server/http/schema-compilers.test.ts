import Fastify, { type FastifySchema } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { compileRepliesOnce } from './fastify-app.ts';

const GOOD = { type: 'object', properties: { goals: { type: 'integer' } } };
const BROKEN = { type: 'football' };

function openApp(schema: FastifySchema) {
  const app = Fastify();
  onTestFinished(() => app.close());
  compileRepliesOnce(app);
  app.post('/score', { schema }, async () => ({ goals: 2, secret: 'left out' }));
  return app;
}

it('serializes every reply by its own schema', async () => {
  const app = openApp({ response: { 200: GOOD } });
  app.get('/name', { schema: { response: { 200: { type: 'string' } } } }, async () => 'Aurora 11');
  expect((await app.inject({ method: 'POST', url: '/score' })).json()).toEqual({ goals: 2 });
  expect((await app.inject({ url: '/name' })).body).toBe('Aurora 11');
});

it.each([
  ['body', { body: BROKEN }],
  ['querystring', { body: GOOD, querystring: BROKEN }],
  ['headers', { body: GOOD, headers: BROKEN }],
  ['reply 200', { body: GOOD, response: { 200: BROKEN } }],
  ['reply 503', { body: GOOD, response: { 200: GOOD, 503: BROKEN } }],
])('a broken schema stops the startup, with the name of its route: %s', async (_place, schema) => {
  await expect(openApp(schema).ready()).rejects.toThrow(/schema for POST: \/score/);
});
