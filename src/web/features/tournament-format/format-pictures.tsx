import { GROUPS } from '#domain/groups.ts';
import { STANDINGS } from '#web/content/hub.ts';

/* One small drawing for each card. They repeat what the words below them say. */

const picture = { viewBox: '0 0 280 72', className: 'w-full' } as const;

/** Sixteen groups. */
export function GroupsPicture() {
  return (
    <svg {...picture} aria-hidden="true">
      {GROUPS.map((group, index) => {
        const x = (index % 8) * 35.4 + 0.5;
        const y = index < 8 ? 0.5 : 38.5;
        return (
          <g key={group}>
            <rect x={x} y={y} width="31" height="33" rx="5" className="fill-surface-2 stroke-line" />
            <text x={x + 15.5} y={y + 22.5} textAnchor="middle" fontSize="17" className={LETTER}>
              {group}
            </text>
          </g>
        );
      })}
    </svg>
  );
}
const LETTER = 'fill-fg font-display font-semibold';

const WAYS = [
  { ranks: [1, 2], y: 0.5, colour: 'fill-gold', label: STANDINGS.legend.ucl.label },
  { ranks: [3, 4], y: 38.5, colour: 'fill-orange', label: STANDINGS.legend.uel.label },
];

/** Four ranks, two ways on. */
export function RewardsPicture() {
  return (
    <svg {...picture} aria-hidden="true">
      {WAYS.map(({ ranks, y, colour, label }) => (
        <g key={label} className={`${colour} font-display font-bold`}>
          <rect x="0.5" y={y} width="279" height="33" rx="5" className="fill-surface-2 stroke-line" />
          <rect x="0.5" y={y + 6} width="3" height="21" />
          {ranks.map((rank, index) => (
            <text key={rank} x={24 + index * 28} y={y + 23.5} textAnchor="middle" fontSize="20">
              {rank}
            </text>
          ))}
          <path d={`M78 ${y + 17}h34m-6-5 6 5-6 5`} fill="none" className="stroke-faint" strokeWidth="1.5" />
          <text x="128" y={y + 22.5} fontSize="16" className="fill-fg font-semibold">
            {label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const SQUAD = 30;
const NEEDED = 8;
const SHIRT = 'l6-4c1 2.5 7 2.5 8 0l6 4-3 6-3-1.5v12h-10v-12l-3 1.5z';

function shirts(from: number, to: number): string {
  return Array.from({ length: to - from }, (_, index) => {
    const place = from + index;
    return `M${(place % 10) * 28.4 + 1} ${Math.floor(place / 10) * 25 + 6}${SHIRT}`;
  }).join('');
}

/** Thirty places in a squad, eight of them needed. */
export function SquadPicture() {
  return (
    <svg {...picture} aria-hidden="true">
      <path d={shirts(0, NEEDED)} className="fill-accent" />
      <path d={shirts(NEEDED, SQUAD)} className="fill-surface-3" />
    </svg>
  );
}
