import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { expect, it } from 'vitest';

const FILES = readdirSync('src/web', { recursive: true, encoding: 'utf8' }).map((path) =>
  join('src/web', path),
);
const MODULES = FILES.filter((path) => path.endsWith('.module.css'));

/** Strips everything that is not a selector: comments, strings and values. */
function classesOf(css: string): Set<string> {
  const rules = css.replace(/\/\*[\s\S]*?\*\/|"[^"]*"|:[^;{}]*;/g, '');
  return new Set([...rules.matchAll(/\.(-?[a-zA-Z][\w-]*)/g)].map(([, name = '']) => name));
}

/** The classes used by each module's importers; modules read with a computed name are left out. */
function usedClasses(): Map<string, Set<string>> {
  const used = new Map(MODULES.map((path) => [path, new Set<string>()]));
  for (const file of FILES.filter((path) => /\.tsx?$/.test(path))) {
    const code = readFileSync(file, 'utf8');
    for (const [, name, from = ''] of code.matchAll(/^import (\w+) from '([^']+\.module\.css)';$/gm)) {
      const path = from.startsWith('#') ? `src/${from.slice(1)}` : join(dirname(file), from);
      if (code.includes(`${name}[`)) used.delete(path);
      for (const [, key = ''] of code.matchAll(new RegExp(`\\b${name}\\.(?!module\\b)(\\w+)`, 'g')))
        used.get(path)?.add(key);
    }
  }
  return used;
}

it('has exactly the classes that components use', () => {
  const wrong = [...usedClasses()].flatMap(([path, names]) => {
    const classes = classesOf(readFileSync(path, 'utf8'));
    const missing = [...names].filter((name) => !classes.has(name)).map((name) => `${path} lacks ${name}`);
    return [...missing, ...[...classes].filter((name) => !names.has(name)).map((name) => `${path}: ${name}`)];
  });
  expect(wrong).toEqual([]);
});

it('has unique file names, because class names are derived from them', () => {
  const names = MODULES.map((path) => basename(path));
  expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
});

it('styles every progress bar with the shared class, because browsers draw their own otherwise', () => {
  const bars = FILES.filter((path) => path.endsWith('.tsx')).flatMap((path) =>
    [...readFileSync(path, 'utf8').matchAll(/<progress\b[\s\S]*?\/>/g)].map(([bar]) => ({ path, bar })),
  );
  expect(bars.length).toBeGreaterThan(0);
  expect(bars.filter(({ bar }) => !bar.includes('shared.progress'))).toEqual([]);
});
