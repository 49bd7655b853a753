import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { EMBED_PATHS, PICTURE_PATHS } from '#paths.ts';
import { EMBED, embedTitle } from '#words/embed.ts';
import { BRACKET_TITLES, groupTitle } from '#words/titles.ts';

/** Something to embed. */
export interface Embeddable {
  readonly path: string;
  readonly title: string;
  /** In pixels, on a phone: a frame does not grow with what is in it. */
  readonly height: number;
  /** Where the same is a picture; null when there is none. */
  readonly picture: string | null;
}

export const GROUPS_AND_LATEST: readonly Embeddable[] = [
  ...GROUPS.map((group) => ({
    path: EMBED_PATHS.group(group),
    title: groupTitle(group),
    height: 320,
    picture: PICTURE_PATHS.group(group),
  })),
  { path: EMBED_PATHS.latest, title: EMBED.latest, height: 480, picture: null },
];

export const TREES: readonly Embeddable[] = BRACKETS.map((bracket) => ({
  path: EMBED_PATHS.knockouts(bracket),
  title: BRACKET_TITLES[bracket],
  height: 640,
  picture: PICTURE_PATHS.knockouts(bracket),
}));

export function embeddableClub({ id, name }: { readonly id: number; readonly name: string }): Embeddable {
  return { path: EMBED_PATHS.club(id), title: name, height: 480, picture: PICTURE_PATHS.club(id) };
}

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** What somebody copies into their own page, one attribute a line. */
export function snippetOf({ path, title, height }: Embeddable, origin: string): string {
  const escaped = embedTitle(title).replaceAll(/[&<>"]/g, (character) => ESCAPES[character] ?? '');
  return [
    `<iframe src="${origin}${path}"`,
    `  title="${escaped}"`,
    `  width="100%" height="${height}"`,
    '  loading="lazy" style="border: 0"></iframe>',
  ].join('\n');
}
