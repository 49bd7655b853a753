import type { RecordKind } from '#domain/record/kinds.ts';
import { Icon } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './record.module.css';

/** Our own shapes, in the style of the other icons. */
const SHAPES = {
  up: 'M12 19V5M5 12l7-7 7 7',
  check: 'M20 6 9 17l-5-5',
  agree: 'M5 9h14M5 15h14',
  clash: 'M5 9h14M5 15h14M8 20 16 4',
  cross: 'M18 6 6 18M6 6l12 12',
  star: 'm12 3 2.2 6.8L21 12l-6.8 2.2L12 21l-2.2-6.8L3 12l6.8-2.2z',
  ball: 'M12 5a7 7 0 1 0 0 14 7 7 0 0 0 0-14z',
  back: 'M4 5v6h6M4 11a8 8 0 1 1 2 7',
  minus: 'M5 12h14',
  out: 'M5 12h14M13 6l6 6-6 6',
  swap: 'M7 4 3 8l4 4M3 8h14M17 20l4-4-4-4M21 16H7',
  lock: 'M6 11h12v9H6zM8 11V8a4 4 0 0 1 8 0v3',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16zM12 8v4l3 2',
  strike: 'M4 12h16M8 6h8M8 18h8',
} as const;

type Sign = readonly [shape: keyof typeof SHAPES, tone: string | undefined];

const NEW = undefined;
const QUIET = shared.muted;
const GOOD = shared.green;
const BAD = shared.red;
const WAITING = shared.orange;
const GOLD = shared.gold;

const SIGNS: Record<RecordKind, Sign> = {
  reported: ['up', NEW],
  replaced: ['swap', QUIET],
  confirmed: ['agree', GOOD],
  disputed: ['clash', BAD],
  'report-withdrawn': ['out', QUIET],
  approved: ['check', GOOD],
  rejected: ['cross', BAD],
  awarded: ['star', GOLD],
  reset: ['back', BAD],
  deducted: ['minus', BAD],
  revoked: ['back', GOOD],
  'club-withdrawn': ['out', BAD],
  'club-replaced': ['swap', QUIET],
  renamed: ['swap', QUIET],
  'registration-set': ['lock', QUIET],
  entered: ['up', NEW],
  'entry-accepted': ['check', GOOD],
  'entry-waiting': ['clock', WAITING],
  'entry-declined': ['cross', BAD],
  'entry-withdrawn': ['out', QUIET],
  'checked-in': ['check', GOOD],
  'format-set': ['ball', QUIET],
  'pots-set': ['ball', QUIET],
  sealed: ['lock', GOLD],
  held: ['ball', GOLD],
  paced: ['clock', GOLD],
  drawn: ['ball', GOLD],
  unsealed: ['cross', BAD],
  scheduled: ['clock', QUIET],
  postponed: ['clock', WAITING],
  'kickoff-agreed': ['clock', GOOD],
  'reporting-set': ['lock', QUIET],
  announced: ['star', QUIET],
  closed: ['lock', GOOD],
  reopened: ['back', QUIET],
  finished: ['star', GOLD],
  'season-reopened': ['back', QUIET],
  undone: ['back', BAD],
  'text-struck': ['strike', BAD],
  restored: ['back', BAD],
};
const UNKNOWN: Sign = ['star', QUIET];

/** The sentence beside it says the same. */
export function KindSign({ kind }: { readonly kind: RecordKind }) {
  const [shape] = SIGNS[kind] ?? UNKNOWN;
  return (
    <span className={`${styles.recordSign} ${toneOf(kind)}`}>
      <Icon shape={SHAPES[shape]} className={shared.iconSmall} />
    </span>
  );
}

/** Its colour. */
export function toneOf(kind: RecordKind): string {
  const [, tone = ''] = SIGNS[kind] ?? UNKNOWN;
  return tone;
}
