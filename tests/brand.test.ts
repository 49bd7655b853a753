import { execFileSync } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readBrand } from '#server/brand/read-brand.ts';
import { run as doctor } from '#server/cli/doctor.ts';
import { ConfigError } from '#server/start/config.ts';
import { openTestServer } from '#server/testing/test-server.ts';
import { temporaryFolder } from '#store/testing/temporary-folder.ts';
import { startBranded } from './support/branded-server.ts';
import { createTournament } from './support/create-tournament.ts';
import { runHere } from './support/in-this-process.ts';
import { runCes, runEntry, type ServerProcess, startServerProcess } from './support/server-process.ts';

const CLIENT_DIR = resolve('dist/client');
let DATA_DIR: string;

beforeEach(async () => {
  DATA_DIR = await temporaryFolder();
});

const writeRules = (text: string) => writeFile(join(DATA_DIR, 'regulations.md'), text);
const writeSite = (text: string) => writeFile(join(DATA_DIR, 'site.json'), text);

const OWN_RULES = `## 5 Fairness

### 5.3 Reports

As told in [Rule 7.1](#rule-7-1).

## 7 Streams

### 7.1 Delay

<!-- measured by the viewers --> 

One minute at least.
`;

/** Everything but the images, which have their own tests. */
const OWN_SITE = `{
  "name": "Harbour Premier League", "shortName": "HPL", // what we are called
  "tagline": "Eleven friends, one pad each", "email": "hello@hpl.example",
  "links": [{ "label": "Guilded", "url": "https://hpl.example/chat", "use": "chat" }],
  "claims": { "members": "300", "servers": 2 },
  "competitions": { "ucl": { "short": "Gold Cup" }, "uel": { "short": "SC", "name": "Silver Cup" } },
  "firstSeason": "Spring 2027",
  "colors": { "accent": "#7EE081", "gold": "#ffd75e", "night": "#04120b" },
}`;

describe('a league', () => {
  let folder: string;
  let server: ServerProcess;
  const read = async (path: string) => (await fetch(`${server.url}${path}`)).text();

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'ces-league-'));
    await writeFile(join(folder, 'site.json'), OWN_SITE);
    await writeFile(join(folder, 'regulations.md'), OWN_RULES);
    await createTournament(folder);
    server = await startServerProcess({ DATA_DIR: folder });
  });
  afterAll(async () => {
    await server.kill();
    await rm(folder, { recursive: true });
  });

  it('has its own names', async () => {
    const home = await read('/');
    expect(home).toContain('<title>Harbour Premier League (HPL) | Pro Clubs tournaments</title>');
    expect(home).toContain('Eleven friends, one pad each');
    const contact = await read('/contact');
    expect(contact).toContain('Two ways to reach us.');
    expect(contact).toContain('href="mailto:hello@hpl.example"');
    expect(contact).toContain('href="https://hpl.example/chat"');
    expect(await read('/community')).toMatch(/>Main Servers<\/dt><dd[^>]*>2</);
    expect(await read('/privacy')).toContain('Guilded is a service of another company.');
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({ short_name: 'HPL' });
    expect(JSON.parse(await read('/api/stats'))).toMatchObject({ members: '300' });
    for (const path of ['/', '/contact', '/ng-hub', '/clubs/1-team-1', '/privacy', '/embed/groups/A'])
      expect([path, /Champions Esports|\bCES\b|discord/i.exec(await read(path))?.[0]]).toEqual([
        path,
        undefined,
      ]);
    const hub = await read('/ng-hub');
    expect(hub).toContain('<title>Gold Cup Hub |');
    expect(hub).toContain('>Spring 2027</p>');
  });

  it('has the same names in the browser, before anything else is loaded', async () => {
    const [script = ''] = /(?<=data-modules=")\S+/.exec(await read('/')) ?? [];
    expect(script).toMatch(/^\/assets\/brand-[\w-]{8}\.js$/);
    const text = await read(script);
    expect(text).toMatch(/^globalThis\.cesSite=\{"name":"Harbour Premier League"/);
    expect(JSON.parse(text.replace(/^globalThis\.cesSite=|;\n$/g, ''))).toMatchObject({
      competitions: {
        UCL: { short: 'Gold Cup', name: 'Gold Cup' },
        UEL: { short: 'SC', name: 'Silver Cup' },
      },
      firstSeason: 'Spring 2027',
    });
  });

  it('has its own colours on pages, in embeds, overlays and the web app manifest', async () => {
    const home = await read('/');
    const [style = ''] = /\/assets\/brand-[\w-]{8}\.css/.exec(home) ?? [];
    expect(await read(style)).toMatch(
      /^@media screen\{:root\{--color-accent:#7ee081;--color-gold:#ffd75e;--color-night:#04120b;--color-surface-1:#/,
    );
    for (const path of ['/ng-hub', '/offline', '/embed/groups/A', '/overlay/groups/A', '/nowhere']) {
      const styles = [...(await read(path)).matchAll(/<link rel="stylesheet" href="([^"]+)"/g)].map(
        ([, href]) => href,
      );
      expect([path, styles.includes(style), styles.length > 1]).toEqual([path, true, true]);
    }
    expect(home).toContain('<meta name="theme-color" content="#04120b">');
    expect(JSON.parse(await read('/site.webmanifest'))).toMatchObject({
      ...{ theme_color: '#04120b', background_color: '#04120b' },
    });
  });

  it('has its own regulations instead of the default ones, in a script that only their page loads', async () => {
    const page = await read('/ng-rules');
    const titles = [...page.matchAll(/<h3 id="(rule-\d-\d+)"/g)].map(([, id]) => id);
    expect(titles).toEqual(['rule-5-3', 'rule-7-1']);
    expect(page).toContain('One minute at least.');
    expect(page).not.toContain('VAR Review');
    expect(page).toContain('content="The HPL tournament rules, numbered for citation: Fairness, Streams."');
    // The default numbers mean nothing there.
    expect(await read('/conduct')).toMatch(/<a [^>]*href="\/ng-rules"[^>]*>the Regulations<\/a>/);

    const scripts = (html: string) => html.match(/\/assets\/brand-[\w-]{8}\.js/g) ?? [];
    expect(scripts(page)).toHaveLength(2);
    expect(scripts(await read('/ng-hub'))).toEqual(scripts(page).slice(0, 1));
    const [site = '', rules = ''] = scripts(page);
    expect(await read(site)).toContain(`"regulationsScript":"${rules}"`);
    expect(await read(rules)).toMatch(/^globalThis\.cesRegulations=\[\{"number":5,"id":"section-5"/);
    expect((await runHere(doctor, { DATA_DIR: folder })).output).toContain(', and its own regulations');
  });
});

it('is the default site otherwise, without an extra script', async () => {
  expect(await readBrand(DATA_DIR, CLIENT_DIR)).toBeNull();
  const home = (await (await openTestServer()).get('/')).body;
  expect(home).toContain('<title>Champions Esports Series (CES) |');
  expect(home).not.toContain('/assets/brand-');
});

it('is the default site with the example written by ces brand, which is written once', async () => {
  const written = await runCes('brand', { DATA_DIR });
  expect(written).toMatchObject({ code: 0, output: expect.stringContaining('site.json') });
  const example = await readFile(join(DATA_DIR, 'site.json'), 'utf8');
  expect(example).toContain('// The brand of your league.');
  const { read } = await startBranded(DATA_DIR);
  const home = await read('/');
  expect(home).toContain('<title>Champions Esports Series (CES) |');
  expect(home).not.toMatch(/brand-[\w-]{8}\.css/);
  await writeSite('{}');
  expect(await runCes('brand', { DATA_DIR })).toMatchObject({
    ...{ code: 1, output: expect.stringContaining('already exist. Nothing was changed.') },
  });
  expect(await readFile(join(DATA_DIR, 'site.json'), 'utf8')).toBe('{}');
});

it('does not start with an error in it, and reports each one with its line', async () => {
  await writeSite(`{
  "nmae": "x",
  "shortName": "much/too long",
  "email": "nobody",
  "links": [{ "label": "Chat", "url": "http://x.example", "use": "chat" },
    { "label": "", "url": "https://x.example", "use": "chat" },
    { "label": "Club house" }],
  "claims": { "servers": "one" }
}`);
  const { code, output } = await runEntry('main', { DATA_DIR, PORT: '0' });
  expect(code).toBe(1);
  const said = output.replaceAll(`${join(DATA_DIR, 'site.json')}, `, '');
  expect(said.trim().split('\n')).toEqual([
    'line 2: nmae is not a known field. Did you mean name?',
    'line 3: shortName must be letters and digits of 1 to 12 characters.',
    'line 4: email must be an e-mail address of 1 to 200 characters.',
    'line 5: links[0].url must be an HTTPS URL of 1 to 300 characters.',
    'line 6: links[1].label must be text of 1 to 30 characters.',
    'line 6: links[1].use is "chat" twice: only one link can have this use.',
    'line 7: links[2] requires the field url.',
    'line 8: claims.servers must be a whole number from 0 to 999.',
  ]);
  expect((await runHere(doctor, { DATA_DIR })).output).toContain('FAIL  ');
});

/** The errors that an operator reads at startup. */
async function startupErrors(): Promise<string[]> {
  const error = await readBrand(DATA_DIR, CLIENT_DIR).catch((each: unknown) => each);
  if (!(error instanceof ConfigError)) throw new Error('There is no error', { cause: error });
  return error.message.replaceAll(`${DATA_DIR}/`, '').split('\n');
}

it('reports invalid names of competitions and seasons', async () => {
  await writeSite(`{
  "competitions": {
    "ucl": { "short": "The Cup", "name": "a cup", "code": "X" },
    "uel": { "name": "Silver *Cup*" },
    "uecl": {}
  },
  "firstSeason": "Spring\\n2027"
}`);
  expect(await startupErrors()).toEqual(
    [
      'line 5: competitions.uecl is not a known field. Did you mean ucl?',
      'line 3: competitions.ucl.code is not a known field.',
      'line 3: competitions.ucl.short must not start with an article: the website adds "the" where it is needed.',
      'line 3: competitions.ucl.name must not start with an article: the website adds "the" where it is needed.',
      'line 4: competitions.uel requires the field short.',
      'line 4: competitions.uel.name must be letters and digits of 1 to 40 characters.',
      'line 7: firstSeason cannot be shown. It contains a line break or another control character.',
    ].map((line) => `site.json, ${line}`),
  );
});

it.each([
  ['{ "ucl": { "short": "Gold" }, "uel": { "short": "GOLD", "name": "Silver Cup" } }', 'uel', 'GOLD'],
  ['{ "ucl": { "short": "GC", "name": "Cup" }, "uel": { "short": "SC", "name": "Cup" } }', 'uel', 'Cup'],
  ['{ "ucl": { "short": "UEL" } }', 'ucl', 'UEL'],
])('rejects %s: one name for two competitions', async (competitions, key, name) => {
  await writeSite(`{ "competitions": ${competitions} }`);
  expect(await startupErrors()).toEqual([
    `site.json, line 1: competitions.${key} has the same name as the other competition, ${name}: the names must differ.`,
  ]);
});

it('reports the errors of both files at once', async () => {
  await writeSite('{ "nmae": "x" }');
  await writeRules('## 5 Fairness\n\n| a |\n|---|\n| b |\n');
  expect(await startupErrors()).toEqual([
    'site.json, line 1: nmae is not a known field. Did you mean name?',
    'regulations.md, line 3: A table cannot be shown in the regulations.',
    'regulations.md, line 1: Section 5 has no rules.',
  ]);
});

it("writes the default rules with the league's names as an example, which is read back unchanged", async () => {
  await writeSite('{ "email": "hello@hpl.example", "competitions": { "ucl": { "short": "Gold Cup" } } }');
  await writeRules(OWN_RULES);
  const written = await runCes('brand', { DATA_DIR });
  expect(written).toMatchObject({ code: 0, output: expect.not.stringContaining('Written: site.json') });
  const example = await readFile(join(DATA_DIR, 'regulations.example.md'), 'utf8');
  expect(example).toContain('[hello@hpl.example](mailto:hello@hpl.example)');
  expect(example).toContain('[Gold Cup Hub](/ng-hub)');
  expect(example).toContain('### 6.7 Effect on the result');

  await rm(join(DATA_DIR, 'regulations.md'));
  const defaults = await (await startBranded(DATA_DIR)).read('/ng-rules');
  const site = await readFile(join(DATA_DIR, 'site.json'), 'utf8');
  DATA_DIR = await temporaryFolder();
  await writeSite(site);
  await writeRules(example);
  const main = (html: string) =>
    /<main[\s\S]*<\/main>/
      .exec(html)?.[0]
      .replace(/(id="|href="#|aria-labelledby=")(?!rule-)[a-z][\w-]*"/g, '$1section"');
  expect(main(await (await startBranded(DATA_DIR)).read('/ng-rules'))).toBe(main(defaults));
});

it.each([
  ['{ "name": "x" "email": "y" }', /line 1: invalid JSON \(comma expected\)\./],
  ['[]', /line 1: the file must contain one object/],
  ['', /line 1: invalid JSON/],
])('reports where %j is not a valid site.json', async (text, message) => {
  await writeSite(text);
  expect((await startupErrors())[0]).toMatch(message);
});

it('reports a folder in its place', async () => {
  await mkdir(join(DATA_DIR, 'site.json'));
  expect(await startupErrors()).toEqual(['site.json cannot be read: it is not a file.']);
});

it.each(['site.json', 'regulations.md'])('does not block on a pipe in place of %s', async (name) => {
  execFileSync('mkfifo', [join(DATA_DIR, name)]);
  expect(await startupErrors()).toEqual([`${name} cannot be read: it is not a file.`]);
});

it('reports the first twenty of many errors, and the number of the others', async () => {
  const unknown = Array.from({ length: 15_000 }, (_, index) => `"x${index}": 1`);
  await writeSite(`{\n${unknown.join(',\n')}\n}`);
  await writeRules('> '.repeat(20_000));
  const lines = await startupErrors();
  expect(lines).toHaveLength(21);
  expect(lines[19]).toBe('site.json, line 21: x19 is not a known field.');
  expect(lines[20]).toBe('and 14981 more.');
});

it('reports a file that is nested too deeply', async () => {
  await writeSite('['.repeat(200_000));
  await writeRules('>'.repeat(20_000));
  expect(await startupErrors()).toEqual([
    'site.json, line 1: brackets are nested too deeply.',
    'regulations.md, line 1: Quotations, lists or emphasis are nested too deeply.',
  ]);
});
