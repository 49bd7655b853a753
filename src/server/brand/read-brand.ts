import { join } from 'node:path';
import { sharePictureOf } from '#site/share-picture.ts';
import { SHIPPED_SITE, type Site, type SiteLink } from '#site/shipped-site.ts';
import type { RuleSection } from '#words/regulations/rule.ts';
import { ConfigError } from '../start/config.ts';
import { competitionsOf } from './competition-names.ts';
import { createBrandDrawing } from './draw-brand-pictures.ts';
import { firstSeasonOf } from './first-season.ts';
import { readIfThere } from './read-if-there.ts';
import { type BrandFiles, LOOK_FIELDS, type Look, lookOf } from './read-look.ts';
import { parseRegulations } from './regulations-file.ts';
import { type Fields, parseSiteFile } from './site-file.ts';

export function siteFile(dataDir: string): string {
  return join(dataDir, 'site.json');
}

/** Where the pictures and videos are that `site.json` names. */
export function assetsFolder(dataDir: string): string {
  return join(dataDir, 'assets');
}

/** What a league has made of the site, without a change to a file of ours. */
export interface Brand {
  readonly site: Site;
  readonly files: BrandFiles;
  /** In the place of ours, as a whole. */
  readonly regulations: readonly RuleSection[] | null;
}

/**
 * The site as it is shipped, with what `site.json` and `regulations.md` beside the data say over it. Null without either.
 * The program that draws its pictures is found beside the client build.
 */
export async function readBrand(
  dataDir: string,
  clientDir: string,
  mostSecondsToDraw?: number,
): Promise<Brand | null> {
  const file = siteFile(dataDir);
  const source = readIfThere(file);
  const drawing = createBrandDrawing(clientDir, mostSecondsToDraw);
  const { root, mistakes } = parseSiteFile(source ?? '{}', file);
  const words = wordsOf(root);
  const { look, files } = await lookOf(root, assetsFolder(dataDir), drawing).finally(drawing.close);
  const rulesFile = join(dataDir, 'regulations.md');
  const rules = readIfThere(rulesFile);
  const regulations = rules === null ? null : parseRegulations(rules, rulesFile, mistakes);
  if (mistakes.length > 0) throw new ConfigError(listed(mistakes));
  if (source === null && regulations === null) return null;
  return {
    site: {
      ...words,
      ...look,
      sharePicture: files.sharePicture?.path ?? sharePictureOf(words),
      hasOwnRegulations: regulations !== null,
    },
    files,
    regulations,
  };
}

const MISTAKES_SHOWN = 20;

function listed(mistakes: readonly string[]): string {
  const more = mistakes.length - MISTAKES_SHOWN;
  return [...mistakes.slice(0, MISTAKES_SHOWN), ...(more > 0 ? [`and ${more} more.`] : [])].join('\n');
}

const NAMES = [
  ...['name', 'shortName', 'tagline', 'email', 'links', 'claims', 'competitions', 'firstSeason'],
  ...LOOK_FIELDS,
];

function wordsOf(root: Fields): Omit<Site, keyof Look | 'sharePicture'> {
  root.refuseOthers(NAMES);
  const shipped = SHIPPED_SITE;
  return {
    name: root.text('name', { most: 60 }) ?? shipped.name,
    // Names of files begin with it, and an administrator types it to confirm.
    shortName:
      root.text('shortName', { most: 12, like: [/^[\p{L}\d][\p{L}\d -]*$/u, 'letters and digits'] }) ??
      shipped.shortName,
    tagline: root.text('tagline', { most: 160 }) ?? shipped.tagline,
    email:
      root.text('email', { most: 200, like: [/^[^\s@<>"]+@[^\s@<>"]+\.[^\s@<>"]+$/, 'an e-mail address'] }) ??
      shipped.email,
    links: linksOf(root) ?? shipped.links,
    competitions: competitionsOf(root),
    firstSeason: firstSeasonOf(root),
    claims: claimsOf(root.object('claims')),
    hasOwnRegulations: shipped.hasOwnRegulations,
    regulationsScript: shipped.regulationsScript,
  };
}

const MOST_LINKS = 8;

function linksOf(root: Fields): readonly SiteLink[] | null {
  const links = root.list('links', MOST_LINKS);
  if (!links) return null;
  const used = new Set<string>();
  return links.map((link) => {
    link.refuseOthers(['label', 'url', 'use']);
    link.refuseWithout(['label', 'url']);
    const label = link.text('label', { most: 30 });
    const url = link.text('url', { most: 300, like: [/^https:\/\/[^\s"<>]+$/, 'an https address'] });
    const use = link.oneOf('use', ['chat', 'social']);
    if (use !== null && used.has(use)) link.refuse('use', `is "${use}" twice: one link can be that.`);
    if (use !== null) used.add(use);
    return { label: label ?? '', url: url ?? '', use };
  });
}

function claimsOf(claims: Fields | null): Site['claims'] {
  const shipped = SHIPPED_SITE.claims;
  const names = Object.keys(shipped) as (keyof Site['claims'])[];
  claims?.refuseOthers(names);
  const text = (name: Exclude<keyof Site['claims'], 'servers'>) =>
    claims?.text(name, { most: 20 }) ?? shipped[name];
  return {
    players: text('players'),
    members: text('members'),
    servers: claims?.integer('servers', 0, 999) ?? shipped.servers,
    support: text('support'),
    founded: text('founded'),
    draw: text('draw'),
    tournamentStatus: text('tournamentStatus'),
  };
}
