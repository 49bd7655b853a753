import { join } from 'node:path';
import { foldName } from '#domain/clubs/club-names.ts';
import { SEASON_NAME_MAX, tidyText } from '#domain/text/text-problem.ts';
import { type Competition, DEFAULT_SITE, type Site, type SiteLink } from '#site/default-site.ts';
import { shareImageOf } from '#site/share-image.ts';
import type { RuleSection } from '#words/regulations/rule.ts';
import { ConfigError } from '../start/config.ts';
import { createBrandRenderer } from './brand-renderer.ts';
import { readIfExists } from './read-if-exists.ts';
import { type BrandFiles, LOOK_FIELDS, type Look, lookOf } from './read-look.ts';
import { parseRegulations } from './regulations-file.ts';
import { type Fields, parseSiteFile } from './site-file.ts';

export function siteFile(dataDir: string): string {
  return join(dataDir, 'site.json');
}

/** The folder of the images and videos named in `site.json`. */
export function assetsFolder(dataDir: string): string {
  return join(dataDir, 'assets');
}

/** The branding of a league. */
export interface Brand {
  readonly site: Site;
  readonly files: BrandFiles;
  /** Replaces the default regulations completely. */
  readonly regulations: readonly RuleSection[] | null;
}

/**
 * The default site, overridden by `site.json` and `regulations.md` in DATA_DIR. Null without either. The program that renders
 * its images is located relative to the client build.
 */
export async function readBrand(
  dataDir: string,
  clientDir: string,
  renderSeconds?: number,
): Promise<Brand | null> {
  const file = siteFile(dataDir);
  const source = readIfExists(file);
  const renderer = createBrandRenderer(clientDir, renderSeconds);
  const { root, errors } = parseSiteFile(source ?? '{}', file);
  const words = wordsOf(root);
  const { look, files } = await lookOf(root, assetsFolder(dataDir), renderer).finally(renderer.close);
  const rulesFile = join(dataDir, 'regulations.md');
  const rules = readIfExists(rulesFile);
  const regulations = rules === null ? null : parseRegulations(rules, rulesFile, errors);
  if (errors.length > 0) throw new ConfigError(listed(errors));
  if (source === null && regulations === null) return null;
  return {
    site: {
      ...words,
      ...look,
      sharePicture: files.sharePicture?.path ?? shareImageOf(words),
      hasOwnRegulations: regulations !== null,
    },
    files,
    regulations,
  };
}

const ERRORS_SHOWN = 20;

function listed(errors: readonly string[]): string {
  const more = errors.length - ERRORS_SHOWN;
  return [...errors.slice(0, ERRORS_SHOWN), ...(more > 0 ? [`and ${more} more.`] : [])].join('\n');
}

const NAMES = [
  ...['name', 'shortName', 'tagline', 'email', 'links', 'claims', 'competitions', 'firstSeason'],
  ...LOOK_FIELDS,
];

function wordsOf(root: Fields): Omit<Site, keyof Look | 'sharePicture'> {
  root.reportUnknown(NAMES);
  const defaults = DEFAULT_SITE;
  return {
    name: root.text('name', { most: 60 }) ?? defaults.name,
    // File names begin with it, and an administrator types it to confirm.
    shortName:
      root.text('shortName', { most: 12, like: [/^[\p{L}\d][\p{L}\d -]*$/u, 'letters and digits'] }) ??
      defaults.shortName,
    tagline: root.text('tagline', { most: 160 }) ?? defaults.tagline,
    email:
      root.text('email', { most: 200, like: [/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'an e-mail address'] }) ??
      defaults.email,
    links: linksOf(root) ?? defaults.links,
    competitions: competitionsOf(root),
    firstSeason: firstSeasonOf(root),
    claims: claimsOf(root.object('claims')),
    hasOwnRegulations: defaults.hasOwnRegulations,
    regulationsScript: defaults.regulationsScript,
  };
}

const MAX_LINKS = 8;

function linksOf(root: Fields): readonly SiteLink[] | null {
  const links = root.list('links', MAX_LINKS);
  if (!links) return null;
  const used = new Set<string>();
  return links.map((link) => {
    link.reportUnknown(['label', 'url', 'use']);
    link.refuseWithout(['label', 'url']);
    const label = link.text('label', { most: 30 });
    const url = link.text('url', { most: 300, like: [/^https:\/\/[^\s"<>]+$/, 'an HTTPS URL'] });
    const use = link.oneOf('use', ['chat', 'social']);
    if (use !== null && used.has(use))
      link.report('use', `is "${use}" twice: only one link can have this use.`);
    if (use !== null) used.add(use);
    return { label: label ?? '', url: url ?? '', use };
  });
}

function claimsOf(claims: Fields | null): Site['claims'] {
  const defaults = DEFAULT_SITE.claims;
  const names = Object.keys(defaults) as (keyof Site['claims'])[];
  claims?.reportUnknown(names);
  const text = (name: Exclude<keyof Site['claims'], 'servers'>) =>
    claims?.text(name, { most: 20 }) ?? defaults[name];
  return {
    players: text('players'),
    members: text('members'),
    servers: claims?.integer('servers', 0, 999) ?? defaults.servers,
    support: text('support'),
    founded: text('founded'),
    draw: text('draw'),
    tournamentStatus: text('tournamentStatus'),
  };
}

/** Names appear in chat messages, where other characters would be formatting. */
const PLAIN = [/^[\p{L}\d][\p{L}\p{M}\d '’&-]*$/u, 'letters and digits'] as const;
const ARTICLE = /^(the|an?) /i;

/** The league's names of the two competitions, by their fixed codes. */
function competitionsOf(root: Fields): Site['competitions'] {
  const competitions = root.object('competitions');
  competitions?.reportUnknown(['ucl', 'uel']);
  const defaults = DEFAULT_SITE.competitions;
  const UCL = competitionOf(competitions?.object('ucl') ?? null) ?? defaults.UCL;
  const UEL = competitionOf(competitions?.object('uel') ?? null) ?? defaults.UEL;
  const ofFirst = namesOf(UCL).map(foldName);
  const ofBoth = namesOf(UEL).find((name) => ofFirst.includes(foldName(name)));
  if (ofBoth)
    competitions?.report(
      competitions.has('uel') ? 'uel' : 'ucl',
      `has the same name as the other competition, ${ofBoth}: the names must differ.`,
    );
  return { UCL, UEL };
}

/** Without rejected names. */
function namesOf({ short, name }: Competition): string[] {
  return [name, short].filter((each) => each !== '');
}

function competitionOf(competition: Fields | null): Competition | null {
  if (!competition) return null;
  competition.reportUnknown(['short', 'name']);
  competition.refuseWithout(['short']);
  const short = competition.text('short', { most: 12, like: PLAIN }) ?? '';
  const name = competition.text('name', { most: 40, like: PLAIN });
  if (ARTICLE.test(short)) competition.report('short', WITHOUT_ARTICLE);
  if (name !== null && ARTICLE.test(name)) competition.report('name', WITHOUT_ARTICLE);
  return { short, name: name ?? short };
}

const WITHOUT_ARTICLE = 'must not start with an article: the website adds "the" where it is needed.';

/** Follows the rules for the name of a finished season. */
function firstSeasonOf(root: Fields): string | null {
  const given = root.text('firstSeason', { most: SEASON_NAME_MAX });
  return given === null ? null : tidyText(given);
}
