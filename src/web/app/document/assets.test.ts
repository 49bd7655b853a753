import { expect, test } from 'vitest';
import { ALL_PAGES } from '../pages.ts';
import { readAssets } from './assets.ts';

const page = (name: string, imports: string[] = []) => ({
  [`src/web/pages/${name}-page.tsx`]: { file: `assets/${name}.js`, name: `${name}-page`, imports },
});

const manifest = {
  'src/web/app/boot.ts': { file: 'assets/boot.js' },
  'src/web/app/entry-client.tsx': {
    file: 'assets/entry.js',
    isEntry: true,
    imports: ['_shared.js'],
  },
  '_shared.js': { file: 'assets/shared.js' },
  '_cards.js': { file: 'assets/cards.js', imports: ['_shared.js'] },
  'src/web/styles/site.css': { file: 'assets/site.css', isEntry: true },
  'src/web/embed/embed.ts': { file: 'assets/embed.js' },
  'src/web/embed/embed-contents.tsx': { file: 'assets/embed.css' },
  'src/web/embed/overlays.tsx': { file: 'assets/overlay.css' },
  'src/web/styles/fonts/inter.woff2': { file: 'assets/inter.woff2' },
  'src/web/styles/fonts/saira.woff2': { file: 'assets/saira.woff2' },
  ...Object.assign({}, ...ALL_PAGES.map(({ name }) => page(name))),
  ...page('home', ['src/web/app/entry-client.tsx', '_cards.js']),
  '_night.js': { file: 'assets/night.js', css: ['assets/night.css'] },
  'src/web/pages/draw-page.tsx': {
    file: 'assets/draw.js',
    name: 'draw-page',
    imports: ['_night.js'],
    css: ['assets/draw.css'],
  },
  ...page('hub', ['_night.js']),
  '_rows.js': { file: 'assets/rows.js', css: ['assets/rows.css'] },
  'src/web/pages/hub-fixtures.tsx': { file: 'assets/fixtures.js', imports: ['_night.js', '_rows.js'] },
  'src/web/pages/hub-knockouts.tsx': { file: 'assets/knockouts.js', css: ['assets/knockouts.css'] },
  'src/web/pages/finished-groups.tsx': { file: 'assets/finished-groups.js' },
};

test('every file a page needs is named once', () => {
  const assets = readAssets(manifest);
  expect(assets).toMatchObject({
    boot: '/assets/boot.js',
    script: '/assets/entry.js',
    modules: ['/assets/shared.js'],
    styles: ['/assets/site.css'],
    fonts: ['/assets/inter.woff2', '/assets/saira.woff2'],
    embed: {
      script: '/assets/embed.js',
      styles: ['/assets/site.css', '/assets/embed.css'],
      overlayStyles: ['/assets/site.css', '/assets/overlay.css'],
    },
  });
  expect(assets.pageModules.home).toEqual(['/assets/cards.js', '/assets/home.js']);
  expect(assets.pageModules.about).toEqual(['/assets/about.js']);
});

test('a page lists the styles of its own chunks after those of its imports, and no others', () => {
  const { pageStyles } = readAssets(manifest);
  expect(pageStyles.draw).toEqual(['/assets/night.css', '/assets/draw.css']);
  expect(pageStyles.home).toEqual([]);
});

test('styles of parts without JavaScript are named unless the page already has them', () => {
  const { unscriptedStyles } = readAssets(manifest);
  expect(unscriptedStyles.hub).toEqual(['/assets/rows.css', '/assets/knockouts.css']);
  expect(unscriptedStyles.draw).toEqual([]);
});

test('a page that shares its chunk is found', () => {
  const { 'src/web/pages/hub-page.tsx': hub, ...others } = manifest;
  const assets = readAssets({ ...others, '_hub-page.js': hub });
  expect(assets.pageModules.hub).toEqual(['/assets/night.js', '/assets/hub.js']);
});

test('an incomplete build is an error', () => {
  expect(() => readAssets({})).toThrow('entry-client.tsx');
  const { 'src/web/pages/hub-page.tsx': _, ...others } = manifest;
  expect(() => readAssets(others)).toThrow('hub-page');
});
