import { checkDraw } from '../draw/check-draw.ts';
import { type PublicDraw, publicDraw, validDrawOf } from '../draw/draw.ts';
import { canonicalJson } from '../hashing/canonical-json.ts';
import { placesFrom } from '../knockouts/qualified-places.ts';
import { groupFixtures } from '../matches/group-fixtures.ts';
import { stageOfId } from '../matches/match-plan.ts';
import { type PublicRegistration, publicRegistration } from '../registration/registration.ts';
import { scheduleTitle } from '../schedule/schedule.ts';
import { type SeasonViews, seasonViews, tablesAndBrackets } from '../season/season-views.ts';
import { standings } from '../standings/standings.ts';
import { foldSeason, historiesOf, type SeasonHistory } from './fold.ts';
import type { KnownEntry, RecordEntry } from './kinds.ts';
import { factsOf, type SeasonState } from './state.ts';

/** The running season as published. */
type PublishedSeason = Pick<SeasonViews, 'standings' | 'knockouts' | 'tournament'> & {
  readonly fixtures: readonly Numbered[];
  readonly draw: PublicDraw;
  readonly registration: PublicRegistration;
};

/** Only the number identifies it; all other fields are compared. */
interface Numbered {
  readonly id: number;
}

/** Everything on the site that is derived from the record. */
export interface Published {
  readonly running: PublishedSeason;
  /** The list of finished seasons, with their champions. */
  readonly ends: readonly SeasonEnd[];
  /** A finished season in the archive: its tables and brackets are derived from this on the page. */
  readonly readArchived: (
    number: number,
  ) => Promise<SeasonViews['tournament'] & Pick<DerivedSeason, 'results' | 'draw'>>;
}

interface SeasonEnd {
  readonly number: number;
  readonly name: string;
  readonly finishedAt: string;
  readonly format: SeasonViews['tournament']['format'];
  readonly champions: { readonly ucl: Champion; readonly uel: Champion };
}

type Champion = { readonly clubId: number; readonly name: string } | null;

/** Everything public about a season that follows from its entries. */
export interface DerivedSeason extends PublishedSeason, Pick<SeasonViews, 'fixtures' | 'results'> {
  readonly fixtures: SeasonViews['fixtures'];
  /** Null until they are known. */
  readonly champions: SeasonEnd['champions'];
  /** Null while it is played. */
  readonly end: SeasonEnd | null;
  /** One message per entry with places that do not follow from the tables or from the draw. */
  readonly unfounded: readonly string[];
}

/** The compared items, and one message per difference. */
export interface Comparison {
  readonly rows: number;
  readonly ties: number;
  readonly differences: readonly string[];
}

/** One season at a time, so that a page stays responsive. */
export function* deriveSeasons(entries: readonly RecordEntry[]): Generator<DerivedSeason> {
  for (const history of historiesOf(entries)) yield deriveSeason(history);
}

function deriveSeason(history: SeasonHistory): DerivedSeason {
  const unfounded: string[] = [];
  const season = foldSeason(history, (after, entry, isApplied) => {
    if (!isApplied) return;
    if (entry.kind === 'closed' && !arePlacesFounded(after, entry, history))
      unfounded.push(`Entry #${entry.seq}: its places do not follow from the tables.`);
    if (entry.kind === 'drawn' && !areDrawnPlacesFounded(after, entry))
      unfounded.push(`Entry #${entry.seq}: its places do not follow from the balls of the draw.`);
  });
  const { number, name, finishedAt } = season;
  const views = seasonViews(factsOf(season));
  const champion = (id: number | null): Champion => {
    const club = season.clubs.find((each) => each.id === id);
    return club ? { clubId: club.id, name: club.name } : null;
  };
  const { ucl, uel } = views.knockouts.champions;
  const champions = { ucl: champion(ucl), uel: champion(uel) };
  const { format } = views.tournament;
  const end = name === null || finishedAt === null ? null : { number, name, finishedAt, format, champions };
  const registration = publicRegistration(season);
  return { ...views, draw: publicDraw(season.draws), registration, champions, end, unfounded };
}

type EntryNamed<Kind extends KnownEntry['kind']> = Extract<KnownEntry, { readonly kind: Kind }>;

/** Names decide between clubs that are level, so these are the tables of that moment: a later undo may have renamed one. */
function arePlacesFounded(
  { places }: SeasonState,
  { seq }: EntryNamed<'closed'>,
  history: SeasonHistory,
): boolean {
  const before = { ...history, entries: history.entries.filter((entry) => entry.seq < seq) };
  const { clubs, cups, results, deductions } = factsOf(foldSeason(before));
  const tables = standings(clubs, groupFixtures(clubs), results, deductions);
  return canonicalJson(places) === canonicalJson(placesFrom(tables, cups));
}

/** Every ball puts a club of the list into its position. */
function areDrawnPlacesFounded(season: SeasonState, { data: { places } }: EntryNamed<'drawn'>): boolean {
  const draw = validDrawOf(season);
  if (!places || !draw) return true;
  const drawn = draw.steps.map(({ club, pot, group }) => ({
    clubId: season.clubs.find((each) => each.group === group && each.slot === pot)?.id,
    name: draw.clubs[club - 1]?.name,
  }));
  const byClub = new Map(places.map(({ clubId, name }) => [clubId, name]));
  return (
    drawn.length === places.length &&
    drawn.length === season.clubs.length &&
    drawn.every(({ clubId, name }) => clubId !== undefined && byClub.get(clubId) === name)
  );
}

/** Derives every season from the entries and compares it with the published one. `onSeason` is called before each. */
export async function comparePublished(
  entries: readonly RecordEntry[],
  { running, ends, readArchived }: Published,
  onSeason: (number: number) => Promise<void> = async () => {},
): Promise<Comparison> {
  const total = { rows: 0, ties: 0, differences: [] as string[] };
  let number = 0;
  await onSeason(1);
  for (const derived of deriveSeasons(entries)) {
    number += 1;
    total.rows += derived.standings.length;
    total.ties += tiesOf(derived.knockouts).length;
    if (derived.end) {
      const archived = await readArchived(number);
      const published = {
        ...tablesAndBrackets({ ...archived, cups: archived.format.cups }),
        tournament: archived,
        draw: archived.draw,
      };
      const end = { 'End of the season': ends.find((each) => each.number === derived.end?.number) ?? null };
      const others = { ...end, ...byResult(archived.results) };
      const expected = { 'End of the season': derived.end, ...byResult(derived.results) };
      for await (const each of differencesIn(derived, published, [others, expected]))
        total.differences.push(`Season ${number}: ${each}`);
    } else {
      const others = [ofRunning(running), ofRunning(derived)] as const;
      for await (const each of differencesIn(derived, running, others)) total.differences.push(each);
    }
    await onSeason(number + 1);
  }
  for (const end of ends)
    if (end.number >= number)
      total.differences.push(`Season ${end.number}: finished on the site, but not according to the record.`);
  return total;
}

type Parts = Readonly<Record<string, unknown>>;
type CommonViews = Pick<PublishedSeason, 'standings' | 'knockouts' | 'tournament' | 'draw'>;

async function* differencesIn(
  derived: DerivedSeason,
  published: CommonViews,
  [others, expected]: readonly [Parts, Parts],
): AsyncGenerator<string> {
  const names = new Map(derived.tournament.clubs.map(({ id, name }) => [id, name]));
  yield* differencesBetween(tablesByName(published, names), tablesByName(derived, names));
  yield* differencesBetween(others, expected);
  yield* differencesBetween(factsByName(published.tournament), factsByName(derived.tournament));
  yield* differencesBetween({ Draw: published.draw }, { Draw: derived.draw });
  yield* derived.unfounded;
  // The balls must also follow from list, secret and phrase, once these are published.
  for (const draw of [...derived.draw.attempts, derived.draw]) {
    const findings = await checkDraw(draw);
    if (findings && !findings.isCorrect) yield 'Draw: does not follow from its list and secret.';
  }
}

function tablesByName({ standings, knockouts }: CommonViews, names: ReadonlyMap<number, string>): Parts {
  const { champions, isProvisional } = knockouts;
  const nameOf = (id: number | null) => id && (names.get(id) ?? id);
  return {
    ...named(standings, ({ id, group, ...row }) => [`Group ${group}, ${nameOf(id)}`, row]),
    ...named(tiesOf(knockouts), ({ fixtureId, ...tie }) => [matchName(fixtureId), tie]),
    'UCL champion': nameOf(champions.ucl),
    'UEL champion': nameOf(champions.uel),
    Brackets: { isProvisional },
  };
}

function tiesOf({ brackets }: SeasonViews['knockouts']) {
  return [brackets.ucl, brackets.uel].flatMap(({ rounds }) => rounds.flatMap(({ ties }) => ties));
}

/** A finished season publishes neither. */
function ofRunning({ fixtures, registration }: PublishedSeason): Parts {
  return { ...byMatch(fixtures), Registration: registration };
}

function byMatch(fixtures: readonly Numbered[]): Parts {
  return named(fixtures, ({ id, ...row }) => [matchName(id), row]);
}

function byResult(results: readonly Numbered[]): Parts {
  return named(results, ({ id, ...result }) => [`Result ${id}`, result]);
}

/** The decisions themselves. An archived season has more beside them, which is compared elsewhere. */
function factsByName({
  clubs,
  phase,
  format,
  announcement,
  reporting,
  places,
  ...lists
}: SeasonViews['tournament']) {
  const { deductions, withdrawals, replacements, schedule, postponements, kickoffs, lapsedKickoffs } = lists;
  return {
    ...named(clubs, ({ id, ...club }) => [`Club ${id}`, club]),
    ...named(schedule, ({ key, ...times }) => [`Times of ${scheduleTitle(key)}`, times]),
    Season: { phase, format, announcement, reporting, places },
    Deductions: deductions,
    Withdrawals: withdrawals,
    Replacements: replacements,
    Postponements: postponements,
    'Kick-offs': kickoffs,
    'Lapsed kick-offs': lapsedKickoffs,
  };
}

function named<Item>(items: readonly Item[], part: (item: Item) => readonly [string, unknown]): Parts {
  return Object.fromEntries(items.map(part));
}

const ROUND_NAMES = {
  r32: 'round of 32',
  r16: 'round of 16',
  qf: 'quarter-final',
  sf: 'semi-final',
  final: 'final',
};

function matchName(id: number): string {
  const stage = stageOfId(id);
  if (stage?.kind !== 'knockout') return `Match ${id}`;
  return `${stage.bracket} ${ROUND_NAMES[stage.round]}, match ${id}`;
}

/** Down to single values. */
function* differencesBetween(published: unknown, derived: unknown, name = ''): Generator<string> {
  if (canonicalJson(published) === canonicalJson(derived)) return;
  if (isObject(published) && isObject(derived)) {
    for (const key of new Set([...Object.keys(published), ...Object.keys(derived)]))
      yield* differencesBetween(published[key], derived[key], name ? `${name}, ${inWords(key)}` : key);
  } else yield `${name}: ${valueText(published)} on the site, ${valueText(derived)} according to the record.`;
}

function isObject(value: unknown): value is Parts {
  return typeof value === 'object' && value !== null;
}

/** 'goalsFor' as 'goals for', and the first item of a list as '1'. */
function inWords(key: string): string {
  if (/^\d+$/.test(key)) return String(Number(key) + 1);
  return key.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`);
}

const SHOWN_LENGTH = 80;

function valueText(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = typeof value === 'string' ? `‘${value}’` : canonicalJson(value);
  return text.length > SHOWN_LENGTH ? `${text.slice(0, SHOWN_LENGTH)}…` : text;
}
