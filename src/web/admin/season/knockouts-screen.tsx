import { useMemo } from 'react';
import type { TournamentReply } from '#contract/tournament-view.ts';
import {
  bracketPlaces,
  bracketsOf,
  countQualified,
  placesFrom,
  placesIn,
} from '#domain/knockouts/qualified-places.ts';
import type { ListedReadyFixture } from '#domain/matches/fixture-list.ts';
import { isKnockoutFixture } from '#domain/matches/fixtures.ts';
import { groupFixtures } from '#domain/matches/group-fixtures.ts';
import { type KnockoutStage, ROUND_TITLES, roundsOf } from '#domain/matches/stages.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { type Standing, standings } from '#domain/standings/standings.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { DECIDED_BY_TEXTS, KNOCKOUTS, placedBy } from '#web/features/knockouts/words.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { BRACKET_TITLES, competitionTitle } from '#words/titles.ts';
import { STATUS_WORDS } from '../approval/words.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import type { SeasonNow } from '../use-season.ts';
import { matchName } from '../words.ts';
import styles from './knockouts-screen.module.css';
import { openMatches, SEASON_PANEL } from './words.ts';

interface Props {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  readonly onAward: (fixtureId: number) => void;
  readonly onReset: (fixtureId: number) => void;
}

/** Closes the groups, and then awards or resets ties. */
export function KnockoutsScreen({ season, draft, onAward, onReset }: Props) {
  if (season.facts.places)
    return (
      <div className={shared.stack}>
        <TieList season={season} draft={draft} onAward={onAward} onReset={onReset} />
        <ReopenGroups season={season} />
      </div>
    );
  return (
    <div className={shared.stack}>
      <CloseGroups season={season} />
      <section className={shared.stack}>
        <div>
          <h3>{SEASON_PANEL.places.title}</h3>
          <p className={shared.note}>{SEASON_PANEL.places.about(qualified(season.facts))}</p>
        </div>
        <PlacesPreview season={season} />
      </section>
    </div>
  );
}

interface CloseGroupsProps {
  readonly season: SeasonNow;
}

/** Freezes the places. While matches are open, it lists them. */
function CloseGroups({ season: { facts, fixtures } }: CloseGroupsProps) {
  const { title, about, close, closed, closeSummary, closeWarning, showOpen } = SEASON_PANEL.knockouts;
  const open = fixtures.filter(({ stage, status }) => stage.kind === 'group' && status !== 'COMPLETED');
  if (open.length > 0)
    return (
      <section className={`${shared.card} ${panel.form}`} aria-label={title}>
        <div>
          <h3>{title}</h3>
          <p className={shared.note}>{about}</p>
        </div>
        <p className={`${shared.strong} ${shared.orange}`}>{openMatches(open.length)}</p>
        <details className={styles.open}>
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
      change={{ path: 'close-groups', body: {}, done: closed }}
      question={{ summary: closeSummary(qualified(facts), facts.clubs.length), warning: closeWarning }}
    />
  );
}

function ReopenGroups({ season: { facts, results } }: CloseGroupsProps) {
  const { reopen, reopened, reopenAbout, reopenSummary, begun } = SEASON_PANEL.knockouts;
  const hasBegun = results.some(({ stage }) => stage === 'knockout');
  if (hasBegun)
    return (
      <section className={`${shared.card} ${panel.form}`} aria-label={reopen}>
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
      isDestructive
      change={{ path: 'reopen-groups', body: {}, done: reopened }}
      question={{ summary: reopenSummary(qualified(facts)) }}
    />
  );
}

/** All places in bracket order, as the server would freeze them now, each with the deciding criterion. */
function PlacesPreview({ season: { facts, results } }: { readonly season: SeasonNow }) {
  const { places, rows } = useMemo(() => {
    const { clubs, deductions } = facts;
    const tables = standings(clubs, groupFixtures(clubs), results, deductions);
    return {
      places: placesFrom(tables, facts.format.cups),
      rows: new Map(tables.map((row) => [row.club.id, row])),
    };
  }, [facts, results]);
  const runnerUpOf = ({ club }: Standing) =>
    [...rows.values()].find((row) => row.club.group === club.group && row.rank === 2);
  return (
    <section
      aria-label={SEASON_PANEL.places.title}
      className={`${shared.stack} ${panel.columns} ${styles.places}`}
    >
      {bracketsOf(facts.format).map((bracket) => (
        <div key={bracket} data-bracket={bracket}>
          <h4>{BRACKET_TITLES[bracket]}</h4>
          <ol>
            {pairs(placesIn(places, bracket)).map((pair) => (
              <li key={pair.join()}>
                {pair.map((clubId) => {
                  const row = rows.get(clubId ?? 0);
                  if (!row)
                    return (
                      <p key={BYE} className={shared.muted}>
                        {KNOCKOUTS.bye}
                      </p>
                    );
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

/** A group without a club of this rank; a tie has at most one. */
const BYE = 'bye';

function qualified({ clubs, format }: TournamentReply): number {
  return countQualified({ clubs, cups: format.cups });
}

/** Consecutive pairs. */
function pairs<Id>(ids: readonly Id[]): Id[][] {
  return ids.flatMap((id, index) => (index % 2 === 0 ? [[id, ...ids.slice(index + 1, index + 2)]] : []));
}

interface TieListProps {
  readonly season: SeasonNow;
  readonly draft: TextDraft;
  readonly onAward: (fixtureId: number) => void;
  readonly onReset: (fixtureId: number) => void;
}

/** The known ties of one round, with buttons to award or reset each. */
function TieList({ season, draft, onAward, onReset }: TieListProps) {
  const { title, about, round: label, none } = SEASON_PANEL.ties;
  const ties = season.fixtures.flatMap((fixture) => (isKnockoutFixture(fixture) ? [fixture] : []));
  const { clubs, format } = season.facts;
  const places = bracketPlaces({ clubs, cups: format.cups });
  const lists = bracketsOf(format).flatMap((bracket) =>
    roundsOf(places[bracket]).map((round) => ({ bracket, round, value: listOf({ bracket, round }) })),
  );
  const shown =
    lists.find(({ value }) => value === draft.value('ties.round'))?.value ??
    listOf(firstOpen(ties) ?? { bracket: 'UCL', round: 'final' });
  const listed = ties.filter(({ stage }) => listOf(stage) === shown);
  return (
    <section className={`${shared.card} ${panel.form}`} aria-label={title}>
      <div>
        <h3>{title}</h3>
        <p className={shared.note}>{about}</p>
      </div>
      <label className={panel.labelled}>
        {label}
        <select
          className={shared.field}
          value={shown}
          onChange={(event) => draft.set('ties.round', event.target.value)}
        >
          {lists.map(({ bracket, round, value }) => (
            <option key={value} value={value}>
              {`${competitionTitle(bracket)}, ${ROUND_TITLES[round]}`}
            </option>
          ))}
        </select>
      </label>
      {listed.length === 0 && <p className={shared.muted}>{none}</p>}
      <ul className={panel.rows}>
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
      <div className={styles.actions}>
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
  if (!tie.result) return (decidedBy && DECIDED_BY_TEXTS[decidedBy]) || SEASON_PANEL.ties.open;
  const word = decidedBy && DECIDED_BY_TEXTS[decidedBy];
  return `${scoreText(tie.result)}, ${word ?? STATUS_WORDS[tie.result.submissionStatus]}`;
}

function listOf({ bracket, round }: Pick<KnockoutStage, 'bracket' | 'round'>): string {
  return `${bracket} ${round}`;
}

function firstOpen(ties: readonly { readonly stage: KnockoutStage; readonly status: string }[]) {
  return ties.find(({ status }) => status !== 'COMPLETED')?.stage;
}
