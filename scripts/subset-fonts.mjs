/**
 * Makes src/web/styles/fonts/*.woff2 and src/web/styles/fonts.css from the original fonts, and the same faces as
 * src/server/images/fonts/*.ttf for the share images, which are rendered without a browser: single weights, uncompressed.
 *
 *   node scripts/subset-fonts.mjs
 *
 * Run by hand, when a face, a weight range or the set of characters changes; the result is committed, so
 * neither the build nor a fresh clone needs it. It installs its own tools and sources, at fixed versions,
 * into a folder of the system's temporary directory, and prints the weight of every file.
 */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { NPM_NEEDS_SHELL } from './prepare-tree.mjs';

const PACKAGES = [
  'subset-font@2.9.0',
  'fontkit@2.0.4',
  'inter-ui@4.1.1',
  '@fontsource-variable/saira@5.3.0',
  // Only measured, for the fallback faces: Arimo has Arial's widths.
  '@fontsource/arimo@5.3.0',
  '@fontsource/roboto@5.3.0',
  '@fontsource/roboto-condensed@5.3.0',
  'dejavu-fonts-ttf@2.37.3',
];
const BUDGET = 75 * 1024;

const tools = join(tmpdir(), 'ces-subset-fonts');
mkdirSync(tools, { recursive: true });
execFileSync('npm', ['install', '--no-save', '--no-package-lock', '--prefix', '.', ...PACKAGES], {
  cwd: tools,
  stdio: 'ignore',
  shell: NPM_NEEDS_SHELL,
});
const require = createRequire(join(tools, 'index.js'));
const subsetFont = require('subset-font');
const fontkit = require('fontkit');
const source = (path) => join(tools, 'node_modules', path);

const styles = new URL('../src/web/styles/', import.meta.url).pathname;
const fonts = join(styles, 'fonts');
mkdirSync(fonts, { recursive: true });

const range = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('');
const LATIN = `${range(0x20, 0x7e)}${range(0xa0, 0xff)}ıŒœŠšŽžŸ–—‘’‚“”„•…‹›€™−←↑→↓✓`;
const LATIN_EXTENDED = `${range(0x100, 0x17f)}ȘșȚțẞ`;

/** Only the features that the site uses: kerning, tabular figures, composed accents. */
const FEATURES = ['kern', 'tnum', 'mark', 'ccmp'];

const INTER = 'inter-ui/variable/InterVariable.woff2';
const SAIRA_LATIN = '@fontsource-variable/saira/files/saira-latin-wdth-normal.woff2';
const SAIRA_LATIN_EXTENDED = '@fontsource-variable/saira/files/saira-latin-ext-wdth-normal.woff2';
const SAIRA_AXES = { wdth: 62, wght: { min: 400, max: 800 } };

/** A face may lack a character (Saira has no arrow to the right); its range must not include it. */
const covered = (characters, from) => {
  const has = new Set(fontkit.openSync(source(from)).characterSet);
  return [...characters].filter((c) => has.has(c.codePointAt(0))).join('');
};

const FILES = [
  // Club names may have any accent, so the text face has them all in its one file.
  {
    name: 'inter.woff2',
    from: INTER,
    text: LATIN + LATIN_EXTENDED,
    axes: { opsz: 14, wght: { min: 400, max: 700 } },
  },
  { name: 'saira.woff2', from: SAIRA_LATIN, text: LATIN, axes: SAIRA_AXES },
  // Loaded only by a page with one of these letters in the display face.
  {
    name: 'saira-latin-ext.woff2',
    from: SAIRA_LATIN_EXTENDED,
    text: LATIN_EXTENDED,
    axes: SAIRA_AXES,
  },
];

let total = 0;
for (const { name, from, text, axes } of FILES) {
  const bytes = await subsetFont(readFileSync(source(from)), text, {
    targetFormat: 'woff2',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(fonts, name), bytes);
  total += bytes.length;
  console.log(`${name.padEnd(24)} ${(bytes.length / 1024).toFixed(1)} KB`);
}
console.log(`${'total'.padEnd(24)} ${(total / 1024).toFixed(1)} KB of ${BUDGET / 1024}`);
if (total > BUDGET) throw new Error('The fonts exceed their budget.');

/*
 * A share image has no system font to fall back to, so the text face includes all its alphabets; its letters also replace
 * those that the display face lacks.
 */
const shareImageFonts = new URL('../src/server/images/fonts/', import.meta.url).pathname;
mkdirSync(shareImageFonts, { recursive: true });
const GREEK_AND_CYRILLIC = `${range(0x370, 0x3ff)}${range(0x400, 0x52f)}`;
// The square replaces a letter that no face has.
const MISSING = '□';
const VIETNAMESE = `ƠơƯư${range(0x1ea0, 0x1ef9)}`;
const SHARE_IMAGE_FILES = [
  {
    name: 'inter-semibold.ttf',
    from: INTER,
    text: LATIN + LATIN_EXTENDED + VIETNAMESE + GREEK_AND_CYRILLIC + MISSING,
    axes: { opsz: 14, wght: 600 },
  },
  { name: 'saira-medium.ttf', from: SAIRA_LATIN, text: LATIN, axes: { wdth: 62, wght: 500 } },
  { name: 'saira-heavy.ttf', from: SAIRA_LATIN, text: LATIN, axes: { wdth: 62, wght: 800 } },
  {
    name: 'saira-heavy-latin-ext.ttf',
    from: SAIRA_LATIN_EXTENDED,
    text: LATIN_EXTENDED + VIETNAMESE,
    axes: { wdth: 62, wght: 800 },
  },
];
for (const { name, from, text, axes } of SHARE_IMAGE_FILES) {
  const bytes = await subsetFont(readFileSync(source(from)), text, {
    targetFormat: 'truetype',
    variationAxes: axes,
    keepFeatures: FEATURES,
    noHinting: true,
  });
  writeFileSync(join(shareImageFonts, name), bytes);
  console.log(`${name.padEnd(24)} ${(bytes.length / 1024).toFixed(1)} KB`);
}

copyFileSync(source('inter-ui/LICENSE.txt'), join(fonts, 'inter-OFL.txt'));
copyFileSync(source('@fontsource-variable/saira/LICENSE'), join(fonts, 'saira-OFL.txt'));

/*
 * Fallback faces. A local font is scaled until a sample of the site's own words is as wide as in our face, and gets
 * our line metrics, so that no line wraps differently and no box grows when the font arrives.
 */
const PROSE =
  'The series was founded in March 2025. Team captains submit a match result for a fixture; the result waits ' +
  'for approval. Top 2 of each group advance to a knockout phase, 64 teams, 96 fixtures, 1000+ players.';
const TITLES =
  'Champions Esports Series 64-Team Tournament Format Group Stage Match Fixtures UCL Hub Contact & Support ' +
  'CHAMPIONS ESPORTS SERIES GROUP A 2-1 64 1000+ 96';

const width = (font, text) => font.layout(text).advanceWidth / font.unitsPerEm;
/** One weight of our own face, made static, because fontkit cannot vary a woff2. */
const instance = async (file, weight) =>
  fontkit.create(
    await subsetFont(readFileSync(join(fonts, file)), LATIN, {
      targetFormat: 'sfnt',
      variationAxes: { wght: weight },
    }),
  );
const latin = (family, weight) =>
  fontkit.openSync(source(`@fontsource/${family}/files/${family}-latin-${weight}-normal.woff2`));
const dejavu = (name) => fontkit.openSync(source(`dejavu-fonts-ttf/ttf/${name}.ttf`));

/** Arial Narrow is Arial at 82% of the width, by design. */
const NARROW = 0.82;
const LOCAL = {
  Arial: (sample, bold) => width(latin('arimo', bold ? 700 : 400), sample),
  'Arial Narrow': (sample, bold) => width(latin('arimo', bold ? 700 : 400), sample) * NARROW,
  Roboto: (sample, bold) => width(latin('roboto', bold ? 700 : 400), sample),
  'Roboto Condensed': (sample, bold) => width(latin('roboto-condensed', bold ? 700 : 400), sample),
  'DejaVu Sans': (sample, bold) => width(dejavu(bold ? 'DejaVuSans-Bold' : 'DejaVuSans'), sample),
  'DejaVu Sans Condensed': (sample) => width(dejavu('DejaVuSansCondensed-Bold'), sample),
};
/**
 * By full name and by PostScript name, because platforms differ in which of the two they look up. Most Linux
 * systems have Liberation Sans instead of Arial, with the same widths; a minimal Debian has only DejaVu.
 */
const NAMES = {
  Arial: {
    regular: ['Arial', 'ArialMT', 'Liberation Sans', 'LiberationSans'],
    bold: ['Arial Bold', 'Arial-BoldMT', 'Liberation Sans Bold', 'LiberationSans-Bold'],
  },
  'Arial Narrow': { bold: ['Arial Narrow Bold', 'ArialNarrow-Bold'] },
  Roboto: { regular: ['Roboto', 'Roboto-Regular'], bold: ['Roboto Bold', 'Roboto-Bold'] },
  'Roboto Condensed': { bold: ['Roboto Condensed Bold', 'RobotoCondensed-Bold'] },
  'DejaVu Sans': { regular: ['DejaVu Sans', 'DejaVuSans'], bold: ['DejaVu Sans Bold', 'DejaVuSans-Bold'] },
  'DejaVu Sans Condensed': { bold: ['DejaVu Sans Condensed Bold', 'DejaVuSansCondensed-Bold'] },
};
const localNames = (family, bold) =>
  NAMES[family][bold ? 'bold' : 'regular'].map((name) => `local("${name}")`).join(', ');

const percent = (ratio) => `${(ratio * 100).toFixed(2)}%`;
const fallback = async ({ family, local, file, weight, weights, sample }) => {
  const bold = weight > 550;
  const ours = await instance(file, weight);
  const scale = width(ours, sample) / LOCAL[local](sample, bold);
  const line = (units) => percent(units / ours.unitsPerEm / scale);
  return `@font-face {
  font-family: "${family}";
  font-weight: ${weights};
  src: ${localNames(local, bold)};
  size-adjust: ${percent(scale)};
  ascent-override: ${line(ours.ascent)};
  descent-override: ${line(-ours.descent)};
  line-gap-override: ${line(ours.lineGap)};
}`;
};
const text = (local) => [
  fallback({
    family: `Inter as ${local}`,
    local,
    file: 'inter.woff2',
    weight: 400,
    weights: '400 500',
    sample: PROSE,
  }),
  fallback({
    family: `Inter as ${local}`,
    local,
    file: 'inter.woff2',
    weight: 600,
    weights: '600 700',
    sample: PROSE,
  }),
];
const display = (local) =>
  fallback({
    family: `Saira as ${local}`,
    local,
    file: 'saira.woff2',
    weight: 700,
    weights: '400 800',
    sample: TITLES,
  });

const unicodeRange = (characters) => {
  const points = [...new Set(characters)].map((c) => c.codePointAt(0)).sort((a, b) => a - b);
  const hex = (point) => point.toString(16).toUpperCase();
  const runs = [];
  for (const point of points) {
    const last = runs.at(-1);
    if (last && last[1] === point - 1) last[1] = point;
    else runs.push([point, point]);
  }
  return runs.map(([a, b]) => (a === b ? `U+${hex(a)}` : `U+${hex(a)}-${hex(b)}`)).join(', ');
};
const face = ({ family, file, weights, characters }) => `@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: ${weights};
  font-display: swap;
  src: url("./fonts/${file}") format("woff2");
  unicode-range: ${unicodeRange(characters)};
}`;

const css = await Promise.all([
  '/* Written by scripts/subset-fonts.mjs: change it there. */',
  face({
    family: 'Inter',
    file: 'inter.woff2',
    weights: '400 700',
    characters: covered(LATIN + LATIN_EXTENDED, INTER),
  }),
  face({
    family: 'Saira',
    file: 'saira.woff2',
    weights: '400 800',
    characters: covered(LATIN, SAIRA_LATIN),
  }),
  face({
    family: 'Saira',
    file: 'saira-latin-ext.woff2',
    weights: '400 800',
    // The first file has the letters that both have.
    characters: [...covered(LATIN_EXTENDED, SAIRA_LATIN_EXTENDED)]
      .filter((c) => !covered(LATIN, SAIRA_LATIN).includes(c))
      .join(''),
  }),
  '/* Local fonts with the size and line metrics of ours: what is seen until ours arrive, without a shift. */',
  ...text('Arial'),
  ...text('Roboto'),
  ...text('DejaVu Sans'),
  display('Arial Narrow'),
  display('Roboto Condensed'),
  display('Arial'),
  display('Roboto'),
  display('DejaVu Sans Condensed'),
  display('DejaVu Sans'),
]);
writeFileSync(join(styles, 'fonts.css'), `${css.join('\n\n')}\n`);
