import { recordAdminAction } from '#store/access/admin-record.ts';
import { deleteSession, type Session } from '#store/access/sessions.ts';
import type { Context } from '../context.ts';

export async function logOut(context: Context, session: Session): Promise<void> {
  await context.store.db.transaction().execute(async (trx) => {
    await deleteSession(trx, session.tokenHash);
    const at = context.clock().toISOString();
    const { device, staff } = session;
    await recordAdminAction(trx, { at, action: 'logout', device, staff: staff?.number, detail: {} });
  });
}
