import type { TournamentReply } from '#contract/tournament-view.ts';
import { groupsOf } from '#domain/clubs/clubs.ts';
import { zonesOf } from '#domain/standings/qualification.ts';
import shared from '#web/ui/shared.module.css';
import { homeFormat } from '#words/home.ts';
import { DEFAULT_CLUBS } from '#words/season-format.ts';
import { knockoutsTitle } from '#words/titles.ts';
import styles from './tournament-format.module.css';

const DIAGRAM = { viewBox: '0 0 280 72', className: styles.diagram } as const;
/** The same height as the others, so that the headings below are in line. */
const ONE_ROW = { ...DIAGRAM, viewBox: '0 -19 280 72' } as const;

const COLOURS = { UCL: styles.gold, UEL: styles.orange };

type Season = Pick<TournamentReply, 'clubs' | 'format'> | typeof DEFAULT_CLUBS;

/** In the order of the cards. */
const DIAGRAMS = [GroupsDiagram, RewardsDiagram, SquadDiagram];

/** The season is undefined until it is loaded. */
export function TournamentFormat({ season = DEFAULT_CLUBS }: { readonly season: Season | undefined }) {
  return (
    <div className={styles.cards}>
      {homeFormat(season.format).cards.map(({ title, text }, index) => {
        const Picture = DIAGRAMS[index];
        return (
          <article key={title} className={`${shared.card} ${styles.card}`}>
            {Picture && <Picture {...season} />}
            <div>
              <h3 className={shared.heading}>{title}</h3>
              <p className={`${styles.text} ${shared.muted}`}>{text}</p>
            </div>
          </article>
        );
      })}
    </div>
  );
}

/** In rows of eight, centred. */
function GroupsDiagram({ clubs }: Season) {
  const groups = groupsOf(clubs);
  const left = 0.5 + 17.7 * Math.max(0, 8 - groups.length);
  return (
    <svg {...(groups.length > 8 ? DIAGRAM : ONE_ROW)} aria-hidden="true">
      {groups.map((group, index) => {
        const x = (index % 8) * 35.4 + left;
        const y = index < 8 ? 0.5 : 38.5;
        return (
          <g key={group}>
            <rect x={x} y={y} width="31" height="33" rx="5" className={styles.plate} />
            <text x={x + 15.5} y={y + 22.5} textAnchor="middle" fontSize="17" className={styles.letter}>
              {group}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** Where each rank leads, one line per bracket. */
function RewardsDiagram({ clubs, format }: Season) {
  const routes = zonesOf(clubs, format.cups).flatMap(({ bracket, ranks }, index) =>
    bracket ? [{ ranks, y: 0.5 + 38 * index, colour: COLOURS[bracket], label: knockoutsTitle(bracket) }] : [],
  );
  return (
    <svg {...(routes.length === 1 ? ONE_ROW : DIAGRAM)} aria-hidden="true">
      {routes.map(({ ranks, y, colour, label }) => (
        <g key={label} className={`${colour} ${styles.route}`}>
          <rect x="0.5" y={y} width="279" height="33" rx="5" className={styles.plate} />
          <rect x="0.5" y={y + 6} width="3" height="21" />
          {ranks.map((rank, index) => (
            <text key={rank} x={24 + index * 28} y={y + 23.5} textAnchor="middle" fontSize="20">
              {rank}
            </text>
          ))}
          <path d={`M78 ${y + 17}h34m-6-5 6 5-6 5`} fill="none" className={styles.arrow} strokeWidth="1.5" />
          <text x="128" y={y + 22.5} fontSize="16" className={styles.letters}>
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

/** Thirty squad places, of which eight are required. */
function SquadDiagram() {
  return (
    <svg {...DIAGRAM} aria-hidden="true">
      <path d={shirts(0, NEEDED)} className={styles.lit} />
      <path d={shirts(NEEDED, SQUAD)} className={styles.unlit} />
    </svg>
  );
}
