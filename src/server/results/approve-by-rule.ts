import { approveSilent as decide } from '#domain/decisions/approve-by-rule.ts';
import { listClubLinks } from '#store/access/club-links.ts';
import type { Context } from '../context.ts';
import { changeAsServer } from '../writer/change-tournament.ts';

/** Approves, one after another, the submissions that were unanswered for the configured time. */
export async function approveSilent(context: Context): Promise<void> {
  for (let isDone = false; !isDone; )
    await changeAsServer(context, async ({ trx, at, season }) => {
      const links = await listClubLinks(trx);
      const reached = new Set(links.filter(({ usedAt }) => usedAt !== null).map(({ clubId }) => clubId));
      const entries = decide(season, reached, new Date(at));
      isDone = entries.length === 0;
      return { entries };
    });
}
