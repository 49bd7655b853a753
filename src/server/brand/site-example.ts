import { DEFAULT_SITE } from '#site/default-site.ts';

const { name, shortName, tagline, email, links, competitions, claims, colors } = DEFAULT_SITE;
const json = (value: unknown) => JSON.stringify(value);
const link = (each: (typeof links)[number]) =>
  `    { "label": ${json(each.label)}, "url": ${json(each.url)}${each.use ? `, "use": ${json(each.use)}` : ''} }`;

/** The file that `ces brand` writes: every field with its default value and its purpose. */
export const SITE_EXAMPLE = `// The brand of your league. Fields that you leave out keep their default values.
// Restart the server after a change. Errors are reported at startup and by "ces doctor".
{
  "name": ${json(name)},
  // Used where space is limited and in the names of downloads. Administrators type it to confirm a reset.
  "shortName": ${json(shortName)},
  "tagline": ${json(tagline)},
  "email": ${json(email)},

  // Up to eight, in footer order; [] for none. "use" marks one link as the "chat" where captains meet, and one as the
  // "social" profile of the league.
  "links": [
${links.map(link).join(',\n')}
  ],

  // The names of your two competitions. Each may have a "name" for use in sentences, without "the", besides the short one:
  // { "short": "HGC", "name": "Harbour Gold Cup" }. All names must differ. URLs and the API keep ucl and uel.
  "competitions": {
    "ucl": { "short": ${json(competitions.UCL.short)} },
    "uel": { "short": ${json(competitions.UEL.short)} }
  },

  // The name of your first season, shown on the hub and suggested when you finish the season. Remove the slashes to set it.
  // "firstSeason": "Spring 2027",

  // Fixed claims about your league, up to 20 characters each. The website does not compute them.
  "claims": {
    "players": ${json(claims.players)},
    "members": ${json(claims.members)},
    "servers": ${json(claims.servers)},
    "support": ${json(claims.support)},
    "founded": ${json(claims.founded)},
    // Shown until the draw has a date, and until a draw is done or a schedule is set.
    "draw": ${json(claims.draw)},
    "tournamentStatus": ${json(claims.tournamentStatus)}
  },

  // Accent: buttons, links and anything live. Gold: clubs that advance or win. Night: the page background. All other
  // colours are derived from these. A colour in which text would be hard to read is rejected at startup.
  "colors": {
    "accent": ${json(colors.accent)},
    "gold": ${json(colors.gold)},
    "night": ${json(colors.night)}
  },

  // Files in the folder "assets" beside this one; remove the // from the lines you need. Images may be up to 1 MB each.
  // Replaces the mark and the name at the top of every page: an SVG, PNG or WebP, at least 72 px high.
  // "logo": "logo.svg",
  // Browser and phone icon, also used wherever the mark appears on its own: a square SVG, or a PNG of at least 512 px.
  // "icon": "icon.png",
  // Shown by chat apps beside a link to the website: a PNG or JPEG of 1200 x 630 px. Without it, an image with the name of
  // your league is generated.
  // "sharePicture": "share.png",
  // The silent video loop on the home page, 16:9: a WebM, an MP4 or both, up to 100 MB each; a poster image to show before
  // it plays; and a description for screen readers. null removes the video.
  // "highlights": { "webm": "loop.webm", "mp4": "loop.mp4", "poster": "loop.jpg", "description": "Goals from last season." },
}
`;
