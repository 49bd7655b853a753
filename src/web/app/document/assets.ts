import type { EmbedAssets } from '#web/embed/render-embed.tsx';
import { ALL_PAGES, type Page } from '../pages.ts';

/** The part of Vite's manifest.json that is read here. */
export type Manifest = Readonly<
  Record<string, { file: string; name?: string; imports?: string[]; css?: string[] }>
>;

/** What the head of a page has to name, as addresses on this site. */
export interface PageAssets {
  /** The script that loads the application. */
  readonly boot: string;
  /** The application. */
  readonly script: string;
  /** What the application imports. */
  readonly modules: readonly string[];
  /** The chunk of each page by the page's name, with what it imports. */
  readonly pageModules: Readonly<Record<string, readonly string[]>>;
  readonly styles: readonly string[];
  /** What a page alone needs of styles, by the page's name. */
  readonly pageStyles: Readonly<Record<string, readonly string[]>>;
  readonly fonts: readonly string[];
  readonly embed: EmbedAssets;
}

const BOOT = 'src/web/app/boot.ts';
const ENTRY = 'src/web/app/entry-client.tsx';
const STYLES = 'src/web/styles/site.css';
const EMBED = {
  script: 'src/web/embed/embed.ts',
  style: 'src/web/embed/embed.css',
  overlayStyle: 'src/web/embed/overlay.css',
};
const FONTS = ['src/web/styles/fonts/inter.woff2', 'src/web/styles/fonts/saira.woff2'];

export function readAssets(manifest: Manifest): PageAssets {
  const chunk = (name: string) => {
    const found = manifest[name];
    if (!found) throw new Error(`The manifest of the build does not name ${name}`);
    return found;
  };
  // By its name and not by its path, which the manifest forgets where a page shares its chunk with others.
  const entryNamed = (name: string) => {
    const found = Object.keys(manifest).find((entry) => manifest[entry]?.name === name);
    if (!found) throw new Error(`The build has no chunk ${name}`);
    return found;
  };
  const address = (name: string) => `/${chunk(name).file}`;
  // The order of the modules: a style sheet comes after those that it may override.
  const imported = (name: string): string[] =>
    (chunk(name).imports ?? []).flatMap((other) => [...imported(other), other]);

  const modules = [...new Set(imported(ENTRY))];
  const chunksOf = (page: Page) => {
    const entry = entryNamed(`${page.name}-page`);
    const needed = [...imported(entry), entry].filter((other) => other !== ENTRY && !modules.includes(other));
    return [...new Set(needed)];
  };
  const stylesOf = (names: readonly string[]) =>
    names.flatMap((name) => chunk(name).css ?? []).map((file) => `/${file}`);
  const ofEachPage = (addressesOf: (page: Page) => string[]) =>
    Object.fromEntries(ALL_PAGES.map((page) => [page.name, addressesOf(page)]));

  /** Of all that is not the page around it: embeds have no more. */
  const sharedStyles = [address(STYLES), ...stylesOf(modules)];

  return {
    boot: address(BOOT),
    script: address(ENTRY),
    modules: modules.map(address),
    pageModules: ofEachPage((page) => chunksOf(page).map(address)),
    styles: [...sharedStyles, ...stylesOf([ENTRY])],
    pageStyles: ofEachPage((page) => stylesOf(chunksOf(page))),
    fonts: FONTS.map(address),
    embed: {
      script: address(EMBED.script),
      styles: [...sharedStyles, address(EMBED.style)],
      overlayStyles: [...sharedStyles, address(EMBED.overlayStyle)],
      fonts: FONTS.map(address),
    },
  };
}
