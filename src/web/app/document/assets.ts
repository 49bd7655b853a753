import type { EmbedAssets } from '#web/embed/render-embed.tsx';
import type { PageName } from '../page-reads.ts';
import { ALL_PAGES, type Page } from '../pages.ts';

/** The part of Vite's manifest.json that is used here. */
export type Manifest = Readonly<
  Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>
>;

/** The URLs that the head of a page has to name. */
export interface PageAssets {
  /** The script that loads the application. */
  readonly boot: string;
  /** The application. */
  readonly script: string;
  /** Imports of the application. */
  readonly modules: readonly string[];
  /** The chunk of each page with its imports, by page name. */
  readonly pageModules: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly string[];
  /** Style sheets that only this page needs, by page name. */
  readonly pageStyles: Readonly<Record<string, readonly string[]>>;
  /** Style sheets of the parts that are in the document only for visitors without JavaScript, by page name. */
  readonly unscriptedStyles: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
  readonly embed: EmbedAssets;
}

const BOOT = 'src/web/app/boot.ts';
const ENTRY = 'src/web/app/entry-client.tsx';
const STYLES = 'src/web/styles/site.css';
const EMBED = {
  script: 'src/web/embed/embed.ts',
  style: 'src/web/embed/embed-contents.tsx',
  overlayStyle: 'src/web/embed/overlays.tsx',
};
/** What `createRenderer` loads for visitors without JavaScript, by page name. */
const UNSCRIPTED_PARTS: Readonly<Partial<Record<PageName, readonly string[]>>> = {
  hub: ['src/web/pages/hub-fixtures.tsx', 'src/web/pages/hub-knockouts.tsx'],
  season: ['src/web/pages/finished-groups.tsx'],
};
const FONTS = ['src/web/styles/fonts/inter.woff2', 'src/web/styles/fonts/saira.woff2'];

export function readAssets(manifest: Manifest): PageAssets {
  const chunk = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The manifest of the build does not name ${name}`);
    return found;
  };
  // By name and not by path, which the manifest omits where a page shares its chunk.
  const entryNamed = (name: string) => {
    const found = Object.keys(manifest).find((entry) => manifest[entry]?.name === name);
    if (!found) throw new Error(`The build has no chunk ${name}`);
    return found;
  };
  const address = (name: string) => `/${chunk(name).file}`;
  // In import order: a style sheet comes after the ones it may override.
  const imported = (name: string, found = new Set<string>()): Set<string> => {
    for (const other of chunk(name).imports ?? []) {
      if (!found.has(other)) imported(other, found).add(other);
    }
    return found;
  };

  const modules = [...imported(ENTRY)];
  const chunksOf = (page: Page) => {
    const entry = entryNamed(`${page.name}-page`);
    const needed = [...imported(entry), entry].filter((other) => other !== ENTRY && !modules.includes(other));
    return [...new Set(needed)];
  };
  const partsOf = (page: Page) => {
    const loaded = [ENTRY, ...modules, ...chunksOf(page)];
    const needed = (UNSCRIPTED_PARTS[page.name] ?? []).flatMap((part) => [...imported(part), part]);
    return [...new Set(needed)].filter((other) => !loaded.includes(other));
  };
  const stylesOf = (names: readonly string[]) =>
    names.flatMap((name) => chunk(name).css ?? []).map((file) => `/${file}`);
  const ofEachPage = (addressesOf: (page: Page) => string[]) =>
    Object.fromEntries(ALL_PAGES.map((page) => [page.name, addressesOf(page)]));

  return {
    boot: address(BOOT),
    script: address(ENTRY),
    modules: modules.map(address),
    pageModules: ofEachPage((page) => chunksOf(page).map(address)),
    styles: [address(STYLES), ...stylesOf([...modules, ENTRY])],
    pageStyles: ofEachPage((page) => stylesOf(chunksOf(page))),
    unscriptedStyles: ofEachPage((page) => stylesOf(partsOf(page))),
    fonts: FONTS.map(address),
    embed: {
      script: address(EMBED.script),
      styles: [address(STYLES), address(EMBED.style)],
      overlayStyles: [address(STYLES), address(EMBED.overlayStyle)],
      fonts: FONTS.map(address),
    },
  };
}
