import type { MatchResult } from '#contract/result-views.ts';
import type { SubmitResultBody } from '#contract/submit-result.ts';
import { submitResult as decide } from '#domain/decisions/submit-result.ts';
import type { ClubLink } from '#store/access/club-links.ts';
import { blockedUntil, keepSender } from '#store/access/senders.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsCaptain, changeAsClub, type Moment, type Recorded } from '../writer/change-tournament.ts';
import { presentChanged } from './present-result.ts';

/** Who submits: a captain without a link, or a club with its own. */
export interface Reporter {
  readonly link: ClubLink | null;
  /** Where the submission comes from. */
  readonly ip: string;
  /** Refuses the submission when too many were stored for the same client or club. */
  readonly countStored: () => Promise<void>;
}

/** A captain's result passes here, and only here, into the tournament. */
export async function submitResult(
  context: Context,
  call: Call<SubmitResultBody>,
  { link, ip, countStored }: Reporter,
): Promise<Recorded<MatchResult>> {
  const sender = link ? null : context.senderOf(ip);
  const submit = async ({ trx, at, tournament }: Moment) => {
    const blocked = sender === null ? null : await blockedUntil(trx, sender, at);
    const entries = decide(
      tournament,
      call.body,
      { clubId: link?.clubId ?? null, blockedUntil: blocked },
      at,
    );
    await countStored();
    const resultId = tournament.lastIds.result + 1;
    return {
      entries,
      reply: presentChanged(resultId),
      ...(sender !== null && { write: (db: Moment['trx']) => keepSender(db, resultId, sender, at) }),
    };
  };
  return link ? changeAsClub(context, { link, call }, submit) : changeAsCaptain(context, call, submit);
}
