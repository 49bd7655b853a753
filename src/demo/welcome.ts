import { DEMO_PASSWORD, type Demo } from './open-demo.ts';
import type { Stage } from './options.ts';

const PANEL =
  '/ng-hub     its Admin Panel, with the password: approve a result, settle a dispute, and see the table move';

/** What there is to see first. */
const TO_TRY: Record<Stage, readonly string[]> = {
  draw: [
    '/draw       the first ball comes in 20 seconds, then one every 4 seconds; the season follows',
    '/draw       afterwards: "Check this draw" computes it again in the browser',
  ],
  groups: [
    '/ng-hub     the tables move while results arrive; report a match of your own under Match Fixtures',
    PANEL,
    '/knockouts  who would meet if it ended now',
    '/draw       how the groups were drawn, and "Check this draw"',
  ],
  knockouts: [
    '/knockouts  both trees, while winners move on; choose a club to see its way',
    PANEL.replace('see the table move', 'see who meets whom'),
    '/ng-hub     report a tie that ends level: it asks for the penalties',
  ],
  finished: [
    '/           the champions',
    '/knockouts  their way to the trophy',
    '/seasons    the roll of honour, with the season before',
    '/ng-hub     its Admin Panel, Season: finish this one and begin the next',
  ],
};

export function welcome(
  { url, seed }: Pick<Demo, 'url' | 'seed'>,
  at: Stage,
  clubKey: string | null,
): string {
  const asClub = `/ng-hub#club=${clubKey}  as the captain of a club that has something to answer`;
  return [
    '',
    `  The tournament is open at ${url}`,
    `  Admin password: ${DEMO_PASSWORD}`,
    `  Seed: ${seed} (the same season again: npm run demo -- --at ${at} --seed ${seed})`,
    '',
    'Try:',
    ...[...TO_TRY[at], ...(clubKey ? [asClub] : [])].map((line) => `  ${line}`),
    '',
    'Ctrl-C ends it and removes its database.',
    '',
  ].join('\n');
}
