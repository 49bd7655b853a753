import { zonesOf } from '#domain/standings/qualification.ts';
import shared from '#web/ui/shared.module.css';
import { STANDINGS } from '#words/hub.ts';
import { DEFAULT_CLUBS, type SeasonClubs } from '#words/season-format.ts';
import { ZONES } from './group-table.tsx';
import { SIGNS } from './outlook-sign.tsx';
import styles from './standings-legend.module.css';
import { OUT, ranksText } from './words.ts';

interface Props {
  readonly caption: string;
  /** Undefined until it is loaded. */
  readonly season?: SeasonClubs | undefined;
}

/** Explains the rails and signs of the tables. */
export function StandingsLegend({ caption, season = DEFAULT_CLUBS }: Props) {
  const { clubs, format } = season;
  return (
    <div className={styles.legend}>
      <div>
        <p className={shared.muted}>{caption}</p>
        <ul>
          {zonesOf(clubs, format.cups).map(({ bracket, ranks }) => (
            <li key={bracket} className={bracket ? ZONES[bracket] : undefined}>
              {bracket ? STANDINGS.legend[bracket].label : OUT}
              <span className={shared.faint}> {ranksText(ranks)}</span>
              {bracket && <Sign {...SIGNS[bracket === 'UCL' ? 'ucl' : 'uel']} />}
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function Sign({ tone, shape, label }: (typeof SIGNS)['ucl']) {
  return (
    <span className={`${styles.sign} ${tone}`}>
      {shape} {label}
    </span>
  );
}
