import { useMemo } from 'react';
import { placesFrom, placesIn } from '#domain/knockouts/qualified-places.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isKnockoutFixture } from '#domain/matches/fixtures.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { BRACKETS, type KnockoutStage, ROUNDS } from '#domain/matches/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { type Standing, standings } from '#domain/standings/standings.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { DECIDED_WORDS } from '#web/features/knockouts/words.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { BRACKET_TITLES, competitionTitle, ROUND_TITLES } from '#words/titles.ts';
import { STATUS_WORDS } from '../approval/words.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { matchName } from '../forms/match-name.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import type { SeasonNow } from '../use-season.ts';
import styles from './knockouts-screen.module.css';
import { openMatches, placedBy, SEASON_PANEL } from './words.ts';

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

interface CloseGroupsProps {
  readonly season: SeasonNow;
}

/** Freezes the 64 places. While a match is open it says which. */
function CloseGroups({ season: { fixtures } }: CloseGroupsProps) {
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

function ReopenGroups({ season: { results } }: CloseGroupsProps) {
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

/** All 64 places in the order of the trees, as the server would freeze them now, each with what decided it. */
function PlacesPreview({ season: { facts, results } }: { readonly season: SeasonNow }) {
  const { places, rows } = useMemo(() => {
    const { clubs, deductions } = facts;
    const tables = standings(clubs, groupFixtures(clubs), results, deductions);
    return { places: placesFrom(tables), rows: new Map(tables.map((row) => [row.club.id, row])) };
  }, [facts, results]);
  const runnerUpOf = ({ club }: Standing) =>
    [...rows.values()].find((row) => row.club.group === club.group && row.rank === 2);
  return (
    <section aria-label={SEASON_PANEL.places.title} className="admin-places">
      {BRACKETS.map((bracket) => (
        <div key={bracket} data-bracket={bracket}>
          <h4>{BRACKET_TITLES[bracket]}</h4>
          <ol>
            {pairs(placesIn(places, bracket)).map((pair) => (
              <li key={pair.join()}>
                {pair.map((clubId) => {
                  const row = rows.get(clubId);
                  if (!row) return null;
                  const criterion = row.rank === 1 ? runnerUpOf(row)?.decidedBy : row.decidedBy;
                  return (
                    <p key={clubId} data-criterion={criterion}>
                      <b>
                        {row.club.group}
                        {row.rank}
                      </b>
                      <Crest name={row.club.name} size={20} />
                      <span dir="auto">{row.club.name}</span>
                      {criterion && <small>{placedBy(row.rank, criterion)}</small>}
                    </p>
                  );
                })}
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}

/** The first with the second, the third with the fourth, and so on. */
function pairs(ids: readonly number[]): number[][] {
  return ids.flatMap((id, index) => (index % 2 === 0 ? [[id, ...ids.slice(index + 1, index + 2)]] : []));
}

const LISTS = BRACKETS.flatMap((bracket) =>
  ROUNDS.map((round) => ({ bracket, round, value: `${bracket} ${round}` })),
);

interface TieListProps {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  readonly onAward: (fixtureId: number) => void;
  readonly onReset: (fixtureId: number) => void;
}

/** The ties of one round that are known, and the ways to award or reset each. */
function TieList({ season, draft, onAward, onReset }: TieListProps) {
  const { title, about, round: label, none } = SEASON_PANEL.ties;
  const ties = season.fixtures.flatMap((fixture) => (isKnockoutFixture(fixture) ? [fixture] : []));
  const shown = draft.value('ties.round') || listOf(firstOpen(ties) ?? { bracket: 'UCL', round: 'final' });
  const listed = ties.filter(({ stage }) => listOf(stage) === shown);
  return (
    <section className="admin-form" aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{about}</p>
      </div>
      <label className="admin-labelled">
        {label}
        <select
          className="admin-field"
          value={shown}
          onChange={(event) => draft.set('ties.round', event.target.value)}
        >
          {LISTS.map(({ bracket, round, value }) => (
            <option key={value} value={value}>
              {`${competitionTitle(bracket)}, ${ROUND_TITLES[round]}`}
            </option>
          ))}
        </select>
      </label>
      {listed.length === 0 && <p className={shared.muted}>{none}</p>}
      <ul className="admin-ties">
        {listed.map((tie) => (
          <TieLine key={tie.id} tie={tie} onAward={onAward} onReset={onReset} />
        ))}
      </ul>
    </section>
  );
}

interface TieLineProps extends Pick<TieListProps, 'onAward' | 'onReset'> {
  readonly tie: ListedReadyFixture;
}

function TieLine({ tie, onAward, onReset }: TieLineProps) {
  const { award, reset } = SEASON_PANEL.ties;
  const name = matchName(tie);
  return (
    <li>
      <div>
        <p dir="auto">{name}</p>
        <p className={shared.note}>{stateOf(tie)}</p>
      </div>
      <div className={styles.row}>
        <Button variant="secondary" aria-label={`${award}: ${name}`} onClick={() => onAward(tie.id)}>
          {award}
        </Button>
        {tie.result && (
          <Button variant="quiet" aria-label={`${reset}: ${name}`} onClick={() => onReset(tie.id)}>
            {reset}
          </Button>
        )}
      </div>
    </li>
  );
}

/** '2–1, Approved', '1–0, Awarded', 'Walkover', 'No result yet'. */
function stateOf(tie: ListedReadyFixture): string {
  const decidedBy = isKnockoutFixture(tie) ? tie.outcome?.decidedBy : undefined;
  if (!tie.result) return (decidedBy && DECIDED_WORDS[decidedBy]) || SEASON_PANEL.ties.open;
  const word = decidedBy && DECIDED_WORDS[decidedBy];
  return `${scoreText(tie.result)}, ${word ?? STATUS_WORDS[tie.result.submissionStatus]}`;
}

function listOf({ bracket, round }: Pick<KnockoutStage, 'bracket' | 'round'>): string {
  return `${bracket} ${round}`;
}

function firstOpen(ties: readonly { readonly stage: KnockoutStage; readonly status: string }[]) {
  return ties.find(({ status }) => status !== 'COMPLETED')?.stage;
}
