/** A place of the league elsewhere, in the order of the footer. */
export interface SiteLink {
  readonly label: string;
  readonly url: string;
  /** `chat` is where captains meet and ask, `social` where the league is followed; one of each is a way to reach us. */
  readonly use: 'chat' | 'social' | null;
}

/** As "#rrggbb". All other colours follow from them (`palette.ts`), or are the same everywhere. */
export interface SiteColors {
  /** Can be pressed, or is live. */
  readonly accent: string;
  /** Advances, and wins. */
  readonly gold: string;
  /** The page. */
  readonly night: string;
}

/** One of the two cups: in short where there is little room, by its name in sentences. */
export interface Competition {
  readonly short: string;
  readonly name: string;
}

/** What one league has and another has not: names, addresses, claims. */
export interface Site {
  readonly name: string;
  readonly shortName: string;
  readonly tagline: string;
  readonly email: string;
  readonly links: readonly SiteLink[];
  /** What they are called. Addresses, codes, the API and the open record keep UCL and UEL. */
  readonly competitions: { readonly UCL: Competition; readonly UEL: Competition };
  /** What the first season is called until it is finished, and offered as its name then. */
  readonly firstSeason: string | null;
  /** Claims made by the series. They are not derived from the tournament's data. */
  readonly claims: {
    readonly players: string;
    readonly members: string;
    readonly servers: number;
    readonly support: string;
    readonly founded: string;
    readonly draw: string;
    readonly tournamentStatus: string;
  };
  readonly colors: SiteColors;
  /** Whether the league has regulations of its own: other pages cite rules of ours by their numbers. */
  readonly hasOwnRegulations: boolean;
  /** What a browser has to load before it shows them. */
  readonly regulationsScript: string | null;
  /** At the top of every page, in the place of mark and name. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null;
  /** Where the mark stands alone, and as the icon of browsers and phones. */
  readonly icon: { readonly src: string; readonly isVector: boolean } | null;
  /** What a chat app shows beside a link; null for nothing. */
  readonly sharePicture: string | null;
  /** The highlights loop on the home page; null for none. */
  readonly highlights: {
    readonly webm: string | null;
    readonly mp4: string | null;
    readonly poster: string;
    /** In the place of the poster, for who cannot see it. */
    readonly description: string;
  } | null;
}

/** The site as it is without a `site.json` beside the data. */
export const SHIPPED_SITE: Site = {
  name: 'Champions Esports Series',
  shortName: 'CES',
  tagline: 'The official platform hosting elite tournaments for Pro Clubs teams',
  email: 'support@championsesports.example',
  links: [
    { label: 'Discord', url: 'https://discord.gg/champions-esports-series', use: 'chat' },
    { label: 'Instagram', url: 'https://www.instagram.com/championsesportsseries', use: null },
    { label: 'X', url: 'https://x.com/ces_proclubs', use: 'social' },
  ],
  competitions: { UCL: { short: 'UCL', name: 'UCL' }, UEL: { short: 'UEL', name: 'UEL' } },
  firstSeason: null,
  claims: {
    players: '1000+',
    members: '7k+',
    servers: 1,
    support: '24/7',
    founded: 'March 2025',
    draw: 'Soon',
    tournamentStatus: 'Soon',
  },
  colors: { accent: '#4cc9ff', gold: '#f5c451', night: '#070b1f' },
  hasOwnRegulations: false,
  regulationsScript: null,
  logo: null,
  icon: null,
  sharePicture: '/share.png',
  highlights: {
    webm: '/media/highlights.webm',
    mp4: '/media/highlights.mp4',
    poster: '/media/highlights.jpg',
    description: 'A short silent loop of play under floodlights.',
  },
};
