import shared from '#web/ui/shared.module.css';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import { CloseGroups, ReopenGroups } from './close-groups.tsx';
import styles from './knockouts-screen.module.css';
import { PlacesPreview } from './places-preview.tsx';
import { TieList } from './tie-list.tsx';
import { SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  readonly onAward: (fixtureId: number) => void;
  readonly onReset: (fixtureId: number) => void;
}

/** From the tables to the trees: closing the groups, and then what can be done about each tie. */
export function KnockoutsScreen({ season, draft, onAward, onReset }: Props) {
  if (season.facts.places)
    return (
      <div className="admin-forms">
        <TieList season={season} draft={draft} onAward={onAward} onReset={onReset} />
        <ReopenGroups season={season} />
      </div>
    );
  return (
    <div className="admin-forms">
      <CloseGroups season={season} />
      <section className={styles.stack}>
        <div>
          <h3>{SEASON_PANEL.places.title}</h3>
          <p className={shared.note}>{SEASON_PANEL.places.about}</p>
        </div>
        <PlacesPreview season={season} />
      </section>
    </div>
  );
}
