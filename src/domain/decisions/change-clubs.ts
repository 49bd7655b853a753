import { nameProblems, tidyName } from '../clubs/club-names.ts';
import type { Club } from '../clubs/clubs.ts';
import { playBrackets } from '../knockouts/play-brackets.ts';
import { isReady } from '../matches/fixtures.ts';
import type { RecordDraft } from '../record/kinds.ts';
import { factsOf, type SeasonState } from '../record/state.ts';
import type { Tournament } from '../record/tournament.ts';
import { activeResultIds, awardMatchesOfWithdrawn, withdrawalsInForce } from './award-result.ts';
import { checkedReason } from './checked-text.ts';
import { DecisionError } from './decision-error.ts';
import { refuseIfDrawUnderWay } from './season-rules.ts';

const NO_AWARDS = { takenOut: [], putIn: [] };

/**
 * Withdraws a club. Its undecided group matches are awarded to the opponents; in the knockouts the opponent's
 * walkover follows from the withdrawal.
 */
export function withdrawClub(
  { season, lastIds }: Tournament,
  { clubId, reason: sent }: { readonly clubId: number; readonly reason: string },
): RecordDraft[] {
  const reason = checkedReason(sent);
  refuseIfDrawUnderWay(season);
  const club = clubThatPlays(season, clubId);
  const tie = playBrackets(factsOf(season)).find(
    (match) => match.outcome === null && isReady(match) && [match.home.id, match.away.id].includes(club.id),
  );
  const withdrawalId = lastIds.withdrawal + 1;
  // A pending result of a tie that will not be played.
  const gone = tie ? activeResultIds(season, [tie.id]) : [];
  const withdrawals = [...withdrawalsInForce(season), { id: withdrawalId, clubId }];
  const awards = season.places
    ? NO_AWARDS
    : awardMatchesOfWithdrawn(season, withdrawals, { gone, lastId: lastIds.result });
  const data = {
    season: season.number,
    clubId,
    name: club.name,
    withdrawalId,
    takenOut: [...gone, ...awards.takenOut],
    putIn: awards.putIn,
  };
  return [{ kind: 'club-withdrawn', data, texts: { reason } }];
}

/** A reserve club replaces another and inherits its results. */
export function replaceClub(
  { season }: Tournament,
  sent: { readonly clubId: number; readonly name: string; readonly reason: string },
): RecordDraft[] {
  const reason = checkedReason(sent.reason);
  const name = tidyName(sent.name);
  refuseIfDrawUnderWay(season);
  const club = clubThatPlays(season, sent.clubId);
  const names = season.clubs.map((other) => (other.id === club.id ? name : other.name));
  const problem = nameProblems(names)[season.clubs.indexOf(club)];
  if (problem) throw new DecisionError('invalid_club_name', problem);
  if (name === club.name)
    throw new DecisionError('invalid_club_name', 'The replacement club needs a different name.');
  const data = { season: season.number, clubId: club.id, from: club.name, to: name };
  return [{ kind: 'club-replaced', data, texts: { reason } }];
}

function clubThatPlays(season: SeasonState, clubId: number): Club {
  const club = season.clubs.find(({ id }) => id === clubId);
  if (!club) throw new DecisionError('unknown_club');
  if (withdrawalsInForce(season).some((withdrawal) => withdrawal.clubId === clubId))
    throw new DecisionError('club_withdrawn', `${club.name} has already withdrawn.`);
  return club;
}

/** Renames clubs, all or none. Results stay with their clubs. */
export function renameClubs(
  { season }: Tournament,
  named: readonly { readonly id: number; readonly name: string }[],
): RecordDraft[] {
  const names = new Map(named.map(({ id, name }) => [id, tidyName(name)]));
  if (names.size < named.length)
    throw new DecisionError('invalid_request', 'The request lists a club twice.');
  if ([...names.keys()].some((id) => !season.clubs.some((club) => club.id === id)))
    throw new DecisionError('unknown_club');
  const after = season.clubs.map((club) => ({ ...club, name: names.get(club.id) ?? club.name }));
  const problems = nameProblems(after.map(({ name }) => name));
  const index = problems.findIndex((problem) => problem !== null);
  const wrong = after[index];
  if (wrong)
    throw new DecisionError(
      'invalid_club_name',
      `Group ${wrong.group}, club ${wrong.slot}: ${problems[index]}`,
    );
  const renamed = season.clubs.flatMap(({ id, name: from }) => {
    const to = names.get(id) ?? from;
    return from === to ? [] : [{ clubId: id, from, to }];
  });
  return [{ kind: 'renamed', data: { season: season.number, renamed } }];
}
