import type { ReactNode } from 'react';
import type { PublicViews } from '#contract/public-views.ts';
import { groupsOf } from '#domain/clubs/clubs.ts';
import { bracketsOf } from '#domain/knockouts/qualified-places.ts';
import { EMBED_PATHS, OVERLAY_PATHS } from '#paths.ts';
import { EMBED } from '#words/embed.ts';
import { BRACKET_TITLES, groupTitle } from '#words/titles.ts';
import { ClubEmbed, GroupEmbed, KnockoutsEmbed, LatestEmbed } from './embed-contents.tsx';
import { GroupOverlay, KnockoutsOverlay, LatestOverlay } from './overlays.tsx';

/** A part of the tournament shown outside the site. */
export interface Embed {
  readonly path: string;
  readonly title: string;
  readonly content: ReactNode;
}

/** All embeds and overlays. A new one is an entry here. */
export function embedsOf(views: PublicViews): Embed[] {
  const { clubs, format } = views['/api/ucl/tournament'];
  const groups = groupsOf(clubs);
  const brackets = bracketsOf(format);
  return [
    { path: EMBED_PATHS.latest, title: EMBED.latest, content: <LatestEmbed views={views} /> },
    { path: OVERLAY_PATHS.latest, title: EMBED.latest, content: <LatestOverlay views={views} /> },
    ...groups.flatMap((group) => {
      const title = groupTitle(group);
      return [
        { path: EMBED_PATHS.group(group), title, content: <GroupEmbed group={group} views={views} /> },
        { path: OVERLAY_PATHS.group(group), title, content: <GroupOverlay group={group} views={views} /> },
      ];
    }),
    ...brackets.flatMap((bracket) => {
      const title = BRACKET_TITLES[bracket];
      const props = { bracket, views };
      return [
        { path: EMBED_PATHS.knockouts(bracket), title, content: <KnockoutsEmbed {...props} /> },
        { path: OVERLAY_PATHS.knockouts(bracket), title, content: <KnockoutsOverlay {...props} /> },
      ];
    }),
    ...views['/api/ucl/clubs'].clubs.map(({ id, name }) => ({
      path: EMBED_PATHS.club(id),
      title: name,
      content: <ClubEmbed clubId={id} views={views} />,
    })),
  ];
}
