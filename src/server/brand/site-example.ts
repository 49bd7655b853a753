import { SHIPPED_SITE } from '#site/shipped-site.ts';

const { name, shortName, tagline, email, links, competitions, claims, colors } = SHIPPED_SITE;
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

  // What your two cups are called, on the pages and in messages. Beside the short one each may have a "name" for sentences,
  // which say "the" themselves: { "short": "HGC", "name": "Harbour Gold Cup" }. No name may be that of both. Addresses and the
  // API keep ucl and uel.
  "competitions": {
    "ucl": { "short": ${json(competitions.UCL.short)} },
    "uel": { "short": ${json(competitions.UEL.short)} }
  },

  // What your first season is called, such as "Spring 2027": shown on the hub, and offered when it is finished. From then on
  // it keeps the name that it was finished under. Take the slashes away to give one.
  // "firstSeason": "Spring 2027",

  // What you say about yourselves, in up to 20 characters each. The site does not count it.
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
  // shades follow from them, on a black night too. What could not be read in them is told at the start.
  "colors": {
    "accent": ${json(colors.accent)},
    "gold": ${json(colors.gold)},
    "night": ${json(colors.night)}
  },

  // Files of the folder "assets" beside this one; take away the // before what you have. Pictures may have up to 1 MB.
  // In the place of mark and name at the top of every page: an SVG, PNG or WebP, at least 72 px high.
  // "logo": "logo.svg",
  // For browsers and phones, and wherever the mark stands alone: a square SVG, or PNG of at least 512 px.
  // "icon": "icon.png",
  // What a chat app shows beside a link to the site: a PNG or JPEG of 1200 x 630 px. Without it one is drawn that shows the
  // name of your league.
  // "sharePicture": "share.png",
  // The silent loop on the home page: a WebM or MP4 of up to 100 MB or both, in 16:9, and a picture for until it plays, with
  // what is seen for who cannot see it. null for no video at all.
  // "highlights": { "webm": "loop.webm", "mp4": "loop.mp4", "poster": "loop.jpg", "description": "Goals of last season." },
}
`;
