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
 * gets the fields that results have now.
 */
export function completeKeptReply<Reply extends object>(reply: Reply): Reply {
  if ('submissionStatus' in reply) return { ...ADDED_TO_RESULTS, ...reply };
  if ('result' in reply && typeof reply.result === 'object')
    return { ...reply, result: { ...ADDED_TO_RESULTS, ...reply.result } };
  return reply;
}
