import shared from '#web/ui/shared.module.css';
import { ChangeForm } from '../forms/change-form.tsx';
import { matchName } from '../forms/match-name.ts';
import type { SeasonNow } from '../use-season.ts';
import styles from './close-groups.module.css';
import { openMatches, SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
}

/** Freezes the 64 places. While a match is open it says which. */
export function CloseGroups({ season: { fixtures } }: Props) {
  const { title, about, close, closed, closeSummary, closeWarning, showOpen } = SEASON_PANEL.knockouts;
  const open = fixtures.filter(({ stage, status }) => stage.kind === 'group' && status !== 'COMPLETED');
  if (open.length > 0)
    return (
      <section className="admin-form" aria-label={title}>
        <div>
          <h3>{title}</h3>
          <p className={shared.note}>{about}</p>
        </div>
        <p className={styles.warning}>{openMatches(open.length)}</p>
        <details className="admin-open-matches">
          <summary>{showOpen}</summary>
          <ul>
            {open.map((fixture) => (
              <li key={fixture.id} dir="auto">
                {matchName(fixture)}
              </li>
            ))}
          </ul>
        </details>
      </section>
    );
  return (
    <ChangeForm
      title={title}
      about={about}
      button={close}
      variant="primary"
      change={{ path: 'close-groups', body: {}, done: closed }}
      question={{ summary: closeSummary, warning: closeWarning }}
    />
  );
}

export function ReopenGroups({ season: { results } }: Props) {
  const { reopen, reopened, reopenAbout, reopenSummary, begun } = SEASON_PANEL.knockouts;
  const hasBegun = results.some(({ stage }) => stage === 'knockout');
  if (hasBegun)
    return (
      <section className="admin-form" aria-label={reopen}>
        <div>
          <h3>{reopen}</h3>
          <p className={shared.note}>{begun}</p>
        </div>
      </section>
    );
  return (
    <ChangeForm
      title={reopen}
      about={reopenAbout}
      button={reopen}
      change={{ path: 'reopen-groups', body: {}, done: reopened }}
      question={{ summary: reopenSummary }}
    />
  );
}
