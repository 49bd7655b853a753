import { SHIPPED_SITE } from '#site/shipped-site.ts';

const { name, shortName, tagline, email, links, claims, colors } = SHIPPED_SITE;
const json = (value: unknown) => JSON.stringify(value);
const link = (each: (typeof links)[number]) =>
  `    { "label": ${json(each.label)}, "url": ${json(each.url)}${each.use ? `, "use": ${json(each.use)}` : ''} }`;

/** What `ces brand` writes: every field, as it is shipped, with what it is for. */
export const SITE_EXAMPLE = `// Whose site it is. Whatever you leave out stays as it is shipped.
// The server reads it at its start: restart it after a change. Mistakes are told then, and by "ces doctor".
{
  "name": ${json(name)},
  // Where there is little room, in the names of downloads, and typed by an administrator to confirm.
  "shortName": ${json(shortName)},
  "tagline": ${json(tagline)},
  "email": ${json(email)},

  // Up to eight, in the order of the footer; [] for none. "use" says what a link is for: one can be the "chat" where
  // captains meet, one the "social" profile where the league is followed.
  "links": [
${links.map(link).join(',\n')}
  ],

  // What you say about yourselves. The site does not count it.
  "claims": {
    "players": ${json(claims.players)},
    "members": ${json(claims.members)},
    "servers": ${json(claims.servers)},
    "support": ${json(claims.support)},
    "founded": ${json(claims.founded)},
    // Until the draw has a date, and until the first result.
    "draw": ${json(claims.draw)},
    "tournamentStatus": ${json(claims.tournamentStatus)}
  },

  // Accent is for what can be pressed or is live, gold for who advances and wins, night is the page. Surfaces, lines and
  // shades follow from them. What could not be read in them is told at the start.
  "colors": {
    "accent": ${json(colors.accent)},
    "gold": ${json(colors.gold)},
    "night": ${json(colors.night)}
  }
}
`;
