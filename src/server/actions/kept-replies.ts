import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { groupFixtures } from '#domain/fixtures/group-fixtures.ts';
import { WITHOUT_LINK } from '#domain/results/agreement.ts';

/** What results have gained since the first release. */
const ADDED_TO_RESULTS = {
  stage: 'group',
  round: null,
  homePenalties: null,
  awayPenalties: null,
  afterExtraTime: false,
  late: false,
  origin: 'captain',
  ...WITHOUT_LINK,
} as const;

/**
 * A repeated call is told what was replied first, which may have been before an update of the server: a result in it
 * gets the fields that results have now. Null when they are not known any more: the clubs of a tie.
 */
export function completeKeptReply<Reply extends object>(reply: Reply): Reply | null {
  if ('submissionStatus' in reply) return completeResult(reply);
  if (!('result' in reply) || typeof reply.result !== 'object' || reply.result === null) return reply;
  const result = completeResult(reply.result);
  return result && { ...reply, result };
}

function completeResult<Result extends object>(result: Result): Result | null {
  if ('homeClubId' in result) return result;
  const fixtureId = 'fixtureId' in result ? result.fixtureId : null;
  // A club id is a position in the groups, whatever the club is called.
  const fixture = groupFixtures(placeholderClubs()).find(({ id }) => id === fixtureId);
  if (!fixture) return null;
  return { ...ADDED_TO_RESULTS, homeClubId: fixture.home.id, awayClubId: fixture.away.id, ...result };
}
