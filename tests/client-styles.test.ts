import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import type { Manifest } from '#web/app/entry-server.tsx';

// Vite loads the style sheets of a chunk with the chunk. Here is checked that the lists in the built scripts are complete.

const CLIENT = 'dist/client';
const ENTRIES = ['src/web/app/entry-client.tsx', 'src/web/styles/site.css'];

const read = (file: string) => readFileSync(join(CLIENT, file), 'utf8');
const manifest = JSON.parse(read('.vite/manifest.json')) as Manifest;
const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
const byFile = new Map(chunks.map((chunk) => [chunk.file, chunk]));

const STYLES = readdirSync('src/web', { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.module.css'))
  .map((path) => basename(path, '.module.css'));
/** As named in vite.config.ts. */
const CLASS = new RegExp(`(?<![\\w-])(?:${STYLES.join('|')})_[\\w-]+`, 'g');
const classes = new Map<string, readonly string[]>();
/** The class names in a script or style sheet. */
function classesIn(file: string): readonly string[] {
  const found = classes.get(file) ?? [...new Set(read(file).match(CLASS))];
  classes.set(file, found);
  return found;
}

/** A script with everything that it imports. Stops at the scripts that are loaded already. */
function closureOf(file: string, loaded: ReadonlySet<string> = new Set(), found = new Set<string>()) {
  if (loaded.has(file) || found.has(file)) return found;
  found.add(file);
  for (const name of byFile.get(file)?.imports ?? []) closureOf(manifest[name]?.file ?? '', loaded, found);
  return found;
}

/** The style sheets of these scripts, and those among them. */
function stylesOf(files: Iterable<string>): string[] {
  return [...files].flatMap((file) => (file.endsWith('.css') ? [file] : (byFile.get(file)?.css ?? [])));
}

interface LoadedOnDemand {
  readonly from: string;
  readonly chunk: string;
  readonly styles: readonly string[];
}

/** Every import(…) in a built script, with the style sheets that Vite loads at the same time. */
function loadedOnDemand(from: string): LoadedOnDemand[] {
  const code = read(from);
  const [, list = ''] = /m\.f=\[([^\]]*)\]/.exec(code) ?? [];
  const styles = list.split(',').map((name) => name.slice(1, -1));
  const calls = code.matchAll(/import\(`\.\/([^`]+)`\)[^[]*?,(?:__vite__mapDeps\()?\[([\d,]*)\]/g);
  const found = [...calls].map(([, name, indices = '']) => ({
    from,
    chunk: `assets/${name}`,
    styles: indices.split(',').flatMap((index) => (index ? [styles[Number(index)] ?? ''] : [])),
  }));
  expect(found, from).toHaveLength(code.match(/import\(`/g)?.length ?? 0);
  return found;
}

it('loads every chunk with the styles of all of its classes', () => {
  const entries = ENTRIES.flatMap((name) => manifest[name] ?? []);
  expect(entries).toHaveLength(ENTRIES.length);
  const always = new Set(entries.flatMap(({ file }) => [...closureOf(file)]));

  const imports = chunks.flatMap(({ file }) => loadedOnDemand(file));
  expect(new Set(imports.map(({ chunk }) => chunk)).size).toBeGreaterThan(40);
  let checked = 0;
  const unstyled = imports.flatMap(({ from, chunk, styles }) => {
    // What imports the chunk has been loaded with its own styles.
    const loaded = new Set([...always, ...closureOf(from)]);
    const known = new Set([...stylesOf(loaded), ...styles].flatMap(classesIn));
    const used = [...closureOf(chunk, loaded)].flatMap(classesIn);
    checked += used.length;
    return used.filter((name) => !known.has(name)).map((name) => `${name}, in ${chunk} from ${from}`);
  });
  expect([...new Set(unstyled)]).toEqual([]);
  expect(checked).toBeGreaterThan(1000);
});
