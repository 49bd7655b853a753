/**
 * The site settings: everything an operator changes to run the series under another name.
 * Pages, the API and the e-mail links all read it from here, and from nowhere else.
 */
export const SITE = {
  name: 'Champions Esports Series',
  shortName: 'CES',
  tagline: 'The official platform hosting elite tournaments for Pro Clubs teams',
  email: 'support@championsesports.example',
  links: {
    chat: { label: 'Discord', url: 'https://discord.gg/champions-esports-series' },
    photos: { label: 'Instagram', url: 'https://www.instagram.com/championsesportsseries' },
    microblog: { label: 'X', url: 'https://x.com/ces_proclubs' },
  },
  /** Claims made by the series. They are not derived from the tournament's data. */
  claims: {
    players: '1000+',
    members: '7k+',
    servers: 1,
    support: '24/7',
    founded: 'March 2025',
    draw: 'Soon',
    tournamentStatus: 'Soon',
  },
  /** The highlights loop on the home page. */
  highlights: {
    webm: '/media/highlights.webm',
    mp4: '/media/highlights.mp4',
    poster: '/media/highlights.jpg',
  },
} as const;
