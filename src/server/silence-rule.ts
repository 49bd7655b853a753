import { approveSilent } from './actions/approve-by-rule.ts';
import type { Context } from './context.ts';

const LOOK_EVERY_MS = 5_000;

/**
 * Approves reports that the other club leaves unanswered, where the administrator has set that rule. While none is due
 * the database is not asked. Returns how to stop.
 */
export function keepSilenceRule(context: Context): () => void {
  const { publisher, clock, log } = context;
  let isBusy = false;
  const look = async () => {
    const { nextSilentAt } = publisher.current();
    if (isBusy || nextSilentAt === null || clock().toISOString() < nextSilentAt) return;
    isBusy = true;
    try {
      await approveSilent(context);
    } catch (error) {
      log.warn({ err: error }, 'What is due was not approved by the rule and will be tried again');
    } finally {
      isBusy = false;
    }
  };
  const timer = setInterval(() => void look(), LOOK_EVERY_MS).unref();
  return () => clearInterval(timer);
}
