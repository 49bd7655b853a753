import type { PlacesReply } from '#contract/season-changes.ts';
import { closeGroups as close, reopenGroups as reopen } from '#domain/decisions/run-season.ts';
import type { Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';
import type { Call } from '../writer/call.ts';
import { changeAsAdmin, type Recorded } from '../writer/change-tournament.ts';

/** Freezes who plays where in the knockouts. */
export function closeGroups(
  context: Context,
  session: Session,
  call: Call,
): Promise<Recorded<Pick<PlacesReply, 'places'>>> {
  return changeAsAdmin(context, { session, action: 'close-groups', call }, ({ tournament }) => ({
    entries: close(tournament),
    reply: ({ places }) => ({ places: places && { ucl: [...places.ucl], uel: [...places.uel] } }),
  }));
}

/** Takes the places back. */
export function reopenGroups(
  context: Context,
  session: Session,
  call: Call,
): Promise<Recorded<Pick<PlacesReply, 'places'>>> {
  return changeAsAdmin(context, { session, action: 'reopen-groups', call }, ({ tournament }) => ({
    entries: reopen(tournament),
    reply: () => ({ places: null }),
  }));
}
