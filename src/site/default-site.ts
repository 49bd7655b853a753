/** A link to another website of the league, in footer order. */
export interface SiteLink {
  readonly label: string;
  readonly url: string;
  /**
   * `chat` is where captains meet and ask questions, `social` where fans follow the league; one of each is shown as
   * a contact.
   */
  readonly use: 'chat' | 'social' | null;
}

/** As "#rrggbb". All other colours are derived from them (`palette.ts`) or fixed. */
export interface SiteColors {
  /** Buttons, links and live indicators. */
  readonly accent: string;
  /** Qualified clubs and winners. */
  readonly gold: string;
  /** The page background. */
  readonly night: string;
}

/** One of the two competitions: the short name where space is limited, the full name in sentences. */
export interface Competition {
  readonly short: string;
  readonly name: string;
}

/** Everything that differs between leagues: names, links, claims. */
export interface Site {
  readonly name: string;
  readonly shortName: string;
  readonly tagline: string;
  readonly email: string;
  readonly links: readonly SiteLink[];
  /** Display names only. URLs, codes, the API and the open record keep UCL and UEL. */
  readonly competitions: { readonly UCL: Competition; readonly UEL: Competition };
  /** The name of the first season while it is running, and the suggested name when it is finished. */
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
  /** Whether the league has its own regulations: other pages cite rules of the built-in ones by number. */
  readonly hasOwnRegulations: boolean;
  /** The script that a browser loads before it shows them. */
  readonly regulationsScript: string | null;
  /** At the top of every page, instead of mark and name. */
  readonly logo: { readonly src: string; readonly width: number; readonly height: number } | null;
  /** The mark on its own, and the browser and phone icon. */
  readonly icon: { readonly src: string; readonly isVector: boolean } | null;
  /** The image in link previews; null for none. */
  readonly sharePicture: string | null;
  /** The highlights loop on the home page; null for none. */
  readonly highlights: {
    readonly webm: string | null;
    readonly mp4: string | null;
    readonly poster: string;
    /** Alternative text of the poster. */
    readonly description: string;
  } | null;
}

/** The site without a `site.json` in the data folder. */
export const DEFAULT_SITE: Site = {
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
