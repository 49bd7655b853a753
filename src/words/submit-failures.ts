export const MAX_ATTEMPTS = 3;

/** Errors that can occur before the dialog is loaded. */
export const SUBMIT_FAILURES = {
  offline: 'No internet connection. Please check your network and try again.',
  tooManyAttempts: `Failed after ${MAX_ATTEMPTS} attempts. Please try again later.`,
  unknown: 'Failed to submit match result',
  noForm: 'The form could not be loaded. Please reload the page and try again.',
} as const;

/** For captains' dialogs that could not be loaded. */
export function formNotLoaded() {
  return submitFailed(navigator.onLine ? SUBMIT_FAILURES.noForm : SUBMIT_FAILURES.offline);
}

export function submitFailed(message: string) {
  return { title: 'Submission Failed', description: message, look: 'destructive' as const };
}
