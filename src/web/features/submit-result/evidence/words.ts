/** 'Screenshot 1 of 2 from Aurora 11'. */
export function screenshotName(index: number, count: number, club: string): string {
  return `Screenshot ${index + 1} of ${count} from ${club}`;
}

export const ADD_SCREENSHOTS = {
  label: 'Screenshots',
  add: 'Add a screenshot',
  another: 'Add another',
  from: 'From',
  hint: 'The final screen, with both club names and the score. Only the administrator and the two clubs can see it.',
  waiting: 'Waiting',
  sending: 'Sending',
  remove: 'Remove',
  retry: 'Retry',
  tooLarge: 'This image is larger than 8 MB. Please choose a smaller one.',
  notImage: 'Screenshots must be JPEG, PNG, WebP or AVIF images.',
  lost: 'The screenshot could not be sent. Please check your connection and try again.',
  tooMany: 'You can add up to three screenshots. The others were not added.',
} as const;

/** 'Sending, 40 percent'. */
export function sendingText(progress: number): string {
  return `${ADD_SCREENSHOTS.sending}, ${Math.round(progress * 100)} percent`;
}

export const REMOVE_SCREENSHOT = {
  button: 'Remove',
  title: 'Remove screenshot',
  text: 'The administrator and the other club will no longer see it.',
  confirm: 'Remove screenshot',
  done: { title: 'Screenshot Removed', description: 'You can add another one.', look: 'success' },
  failed: 'The screenshot could not be removed. Please check your connection and try again.',
} as const;
