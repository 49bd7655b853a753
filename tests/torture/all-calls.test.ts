import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { VIEW_PATHS } from '#contract/public-views.ts';

const FOLDER = import.meta.dirname;
/** Random requests show that a call breaks nothing, not that it does what it should. */
const IS_CHAOS = /^(?!fuzz).*(?<!\.test)\.ts$/;

/** '/api/ucl/evidence/{id}' and `${url}/api/ucl/evidence/${result.id}?x` are the same path. */
const pathOf = (text: string) => text.replace(/^\$\{\w+\}|\?.*/g, '').replace(/\$?\{[^}]*\}/g, '*');

/** A text that could be a path, and the method next to it: `put('clubs', …)`, `call('PUT', …)`, `{ method: 'PUT' }`. */
const CALL = /(?:(\w+)\(\s*|'([A-Z]+)',\s*)?(['`])([a-z/$][\w./${}?=-]*)\3(?:,\s*\{\s*method: '([A-Z]+)')?/g;

function namedCalls(code: string): { readonly method: string | undefined; readonly path: string }[] {
  return [...code.matchAll(CALL)].map(([, callee = '', before, , text = '', after]) => {
    const path = pathOf(text);
    return {
      method: before ?? after ?? (/^(get|post|put|delete)$/.test(callee) ? callee.toUpperCase() : undefined),
      path: path.startsWith('/') ? path : `/api/ucl/${path}`,
    };
  });
}

it('makes every call of the API document in a chaos test', () => {
  const made = readdirSync(FOLDER)
    .filter((name) => IS_CHAOS.test(name))
    .flatMap((name) => namedCalls(readFileSync(join(FOLDER, name), 'utf8')));
  const { paths } = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  const missing = Object.entries<object>(paths).flatMap(([path, operations]) => {
    const methods = Object.keys(operations).map((method) => method.toUpperCase());
    const named = made.filter((call) => call.path === pathOf(path));
    const isMade = (method: string) =>
      // Every public view is compared with the record.
      (method === 'GET' && (VIEW_PATHS as readonly string[]).includes(path)) ||
      named.some((call) => call.method === method || (methods.length === 1 && call.method === undefined));
    return methods.filter((method) => !isMade(method)).map((method) => `${method} ${path}`);
  });
  expect(missing).toEqual([]);
});
