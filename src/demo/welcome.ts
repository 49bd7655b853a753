import { DEFAULT_FORMAT } from '#domain/clubs/format.ts';
import { DEMO_PASSWORD, type Demo } from './open-demo.ts';
import type { DemoOptions, Stage } from './options.ts';

const PANEL =
  '/ng-hub     Admin Panel: log in, approve a result, resolve a dispute, and watch the table change';

/** Suggestions for a first look. */
const SUGGESTIONS: Record<Stage, readonly string[]> = {
  join: [
    '/join       the clubs that have entered; enter one of your own',
    '/ng-hub     Admin Panel, Registration: accept clubs, then fill the pots',
  ],
  draw: [
    '/draw       the first ball is revealed in 20 seconds, then one every 4 seconds; the season follows',
    '/draw       afterwards: "Check this draw" recomputes it in the browser',
  ],
  groups: [
    '/ng-hub     tables change as results arrive; submit a result of your own under Match Fixtures',
    PANEL,
    '/knockouts  the brackets as they stand',
    '/draw       how the groups were drawn, and "Check this draw"',
  ],
  knockouts: [
    '/knockouts  both brackets, as winners advance; choose a club to see its route',
    PANEL.replace('watch the table change', 'see who meets whom'),
    '/ng-hub     submit a level score for a tie: the dialog asks for the penalties',
  ],
  finished: [
    '/           the champions',
    '/knockouts  their road to the trophy',
    '/seasons    the roll of honour, with the previous season',
    '/ng-hub     Admin Panel, End of season: archive this season and start the next',
  ],
};

export function welcome(
  { url, seed }: Pick<Demo, 'url' | 'seed'>,
  { at, clubs }: Pick<DemoOptions, 'at' | 'clubs'>,
  clubKey: string | null,
): string {
  const size = clubs === DEFAULT_FORMAT.clubs ? '' : ` --clubs ${clubs}`;
  const sight = at === 'join' ? 'whose club has entered' : 'with a result to answer';
  const asClub = `/ng-hub#club=${clubKey}  the site for a captain ${sight}`;
  return [
    '',
    `  The demo is running at ${url}`,
    `  Admin password: ${DEMO_PASSWORD}`,
    `  Seed: ${seed} (to replay this season: npm run demo -- --at ${at}${size} --seed ${seed})`,
    '',
    'Try:',
    ...[...SUGGESTIONS[at], ...(clubKey ? [asClub] : [])].map((line) => `  ${line}`),
    '',
    'Press Ctrl-C to stop the demo and delete its database.',
    '',
  ].join('\n');
}
