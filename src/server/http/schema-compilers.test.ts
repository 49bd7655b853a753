import Fastify, { type FastifySchema } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { deferSchemaCompilation } from './schema-compilers.ts';

const GOOD = { type: 'object', properties: { goals: { type: 'integer' } } };
const BROKEN = { type: 'football' };

async function openApp(schema: FastifySchema) {
  const app = Fastify();
  onTestFinished(() => app.close());
  const compileSchemas = deferSchemaCompilation(app);
  app.post('/score', { schema }, async () => ({ goals: 2 }));
  await app.ready();
  const send = async (goals: unknown) => {
    const { statusCode } = await app.inject({ method: 'POST', url: '/score', payload: { goals } });
    return statusCode;
  };
  return { compileSchemas, send };
}

it('validates requests before and after all schemas are compiled', async () => {
  const { compileSchemas, send } = await openApp({ body: GOOD, response: { 200: GOOD } });
  expect([await send('two'), await send(2)]).toEqual([400, 200]);
  await compileSchemas();
  expect([await send('two'), await send(2)]).toEqual([400, 200]);
});

it.each([
  ['body', { body: BROKEN }],
  ['querystring', { body: GOOD, querystring: BROKEN }],
  ['headers', { body: GOOD, headers: BROKEN }],
  ['reply 200', { body: GOOD, response: { 200: BROKEN } }],
  ['reply 503', { body: GOOD, response: { 200: GOOD, 503: BROKEN } }],
])('names a broken schema, whether or not a request needs it: %s', async (place, schema) => {
  const { compileSchemas } = await openApp(schema);
  await expect(compileSchemas()).rejects.toThrow(
    new RegExp(`^The schema for the ${place} (of|to) POST /score cannot be compiled: .`),
  );
});
