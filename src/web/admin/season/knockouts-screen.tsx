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
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { DECIDED_BY_TEXTS, KNOCKOUTS, placedBy } from '#web/features/knockouts/words.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { BRACKET_TITLES, competitionTitle } from '#words/titles.ts';
import { startAward } from '../forms/award-body.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { Select } from '../forms/fields.tsx';
import { CardTitle, PanelCard } from '../forms/panel-form.tsx';
import { useForm, useShowReset } from '../forms/use-form.ts';
import { FORM } from '../forms/words.ts';
import panel from '../panel.module.css';
import { usePanel } from '../panel-context.tsx';
import { useSeason } from '../use-season.ts';
import { matchName, STATUS_WORDS } from '../words.ts';
import styles from './knockouts-screen.module.css';
import { SEASON_PANEL } from './words.ts';

/** Closes the groups, and then awards or resets ties. */
export function KnockoutsScreen() {
  const { facts } = useSeason();
  if (facts.places)
    return (
      <div className={shared.stack}>
        <TieList />
        <ReopenGroups />
      </div>
    );
  return (
    <div className={shared.stack}>
      <CloseGroups />
      <section className={shared.stack}>
        <CardTitle title={SEASON_PANEL.places.title} about={SEASON_PANEL.places.about(qualified(facts))} />
        <PlacesPreview />
      </section>
    </div>
  );
}

/** Freezes the places. While matches are open, it lists them. */
function CloseGroups() {
  const { facts, fixtures } = useSeason();
  const { title, about, summary, warning, showOpen } = SEASON_PANEL.closeGroups;
  const open = fixtures.filter(({ stage, status }) => stage.kind === 'group' && status !== 'COMPLETED');
  if (open.length > 0)
    return (
      <PanelCard title={title} about={about}>
        <p className={`${shared.strong} ${shared.orange}`}>{SEASON_PANEL.closeGroups.open(open.length)}</p>
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
      </PanelCard>
    );
  return (
    <ChangeForm
      words={SEASON_PANEL.closeGroups}
      change={{ path: 'close-groups', body: {} }}
      question={{ summary: summary(qualified(facts), facts.clubs.length), warning }}
    />
  );
}

function ReopenGroups() {
  const { facts, results } = useSeason();
  const { title, summary, begun } = SEASON_PANEL.reopenGroups;
  if (results.some(({ stage }) => stage === 'knockout')) return <PanelCard title={title} about={begun} />;
  return (
    <ChangeForm
      words={SEASON_PANEL.reopenGroups}
      isDestructive
      change={{ path: 'reopen-groups', body: {} }}
      question={{ summary: summary(qualified(facts)) }}
    />
  );
}

/** All places in bracket order, as the server would freeze them now, each with the deciding criterion. */
function PlacesPreview() {
  const { facts, results } = useSeason();
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
                      <ClubName name={row.club.name} />
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

/** The known ties of one round, with buttons to award or reset each. */
function TieList() {
  const { facts, fixtures } = useSeason();
  const form = useForm('ties');
  const { title, about, round: label, none } = SEASON_PANEL.ties;
  const ties = fixtures.flatMap((fixture) => (isKnockoutFixture(fixture) ? [fixture] : []));
  const { clubs, format } = facts;
  const places = bracketPlaces({ clubs, cups: format.cups });
  const lists = bracketsOf(format).flatMap((bracket) =>
    roundsOf(places[bracket]).map((round) => ({ bracket, round, value: listOf({ bracket, round }) })),
  );
  const shown =
    lists.find(({ value }) => value === form.value('round'))?.value ??
    listOf(firstOpen(ties) ?? { bracket: 'UCL', round: 'final' });
  const listed = ties.filter(({ stage }) => listOf(stage) === shown);
  return (
    <PanelCard title={title} about={about}>
      <Select label={label} value={shown} onChange={(round) => form.set('round', round)}>
        {lists.map(({ bracket, round, value }) => (
          <option key={value} value={value}>
            {`${competitionTitle(bracket)}, ${ROUND_TITLES[round]}`}
          </option>
        ))}
      </Select>
      {listed.length === 0 && <p className={shared.muted}>{none}</p>}
      <ul className={panel.rows}>
        {listed.map((tie) => (
          <TieLine key={tie.id} tie={tie} />
        ))}
      </ul>
    </PanelCard>
  );
}

function TieLine({ tie }: { readonly tie: ListedReadyFixture }) {
  const { show } = usePanel();
  const showReset = useShowReset();
  const award = useForm('award');
  const name = matchName(tie);
  function showAward() {
    startAward(award, tie.id);
    show('season-rulings');
  }
  return (
    <li>
      <div>
        <p dir="auto">{name}</p>
        <p className={shared.note}>{stateOf(tie)}</p>
      </div>
      <div className={styles.actions}>
        <Button variant="secondary" aria-label={`${SEASON_PANEL.ties.award}: ${name}`} onClick={showAward}>
          {SEASON_PANEL.ties.award}
        </Button>
        {tie.result && (
          <Button
            variant="quiet"
            aria-label={`${SEASON_PANEL.ties.reset}: ${name}`}
            onClick={() => showReset(tie.id)}
          >
            {SEASON_PANEL.ties.reset}
          </Button>
        )}
      </div>
    </li>
  );
}

/** '2–1, Approved', '1–0, Awarded', 'Walkover', 'No result yet'. */
function stateOf(tie: ListedReadyFixture): string {
  const decidedBy = isKnockoutFixture(tie) ? tie.outcome?.decidedBy : undefined;
  const word = decidedBy && DECIDED_BY_TEXTS[decidedBy];
  if (!tie.result) return word || FORM.noResult;
  return `${scoreText(tie.result)}, ${word ?? STATUS_WORDS[tie.result.submissionStatus]}`;
}

function listOf({ bracket, round }: Pick<KnockoutStage, 'bracket' | 'round'>): string {
  return `${bracket} ${round}`;
}

function firstOpen(ties: readonly { readonly stage: KnockoutStage; readonly status: string }[]) {
  return ties.find(({ status }) => status !== 'COMPLETED')?.stage;
}
