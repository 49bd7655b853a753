/** What is read and heard of screenshots, by captains and in the review. */
export const PICTURES = {
  loading: 'Loading the screenshot',
  failed: 'Not loaded',
  retry: 'Try again',
  close: 'Close',
  previous: 'Previous screenshot',
  next: 'Next screenshot',
  title: 'Screenshot',
} as const;

/** 'Screenshot 1 of 2 from Aurora 11'. */
export function pictureName(index: number, count: number, club: string): string {
  return `Screenshot ${index + 1} of ${count} from ${club}`;
}

export const ADD_PICTURES = {
  label: 'Screenshots',
  add: 'Add a screenshot',
  another: 'Add another',
  from: 'From',
  hint: 'The final screen, with both club names and the score. Only the administrator and the two clubs see it.',
  waiting: 'Waiting',
  sending: 'Sending',
  remove: 'Remove',
  retry: 'Try again',
  tooLarge: 'This picture is larger than 8 MB. Please choose a smaller one.',
  notPicture: 'Screenshots are JPEG, PNG, WebP or AVIF pictures.',
  lost: 'It could not be sent. Please check your connection and try again.',
  tooMany: 'Three screenshots at most. The others were not added.',
} as const;

/** 'Sending, 40 percent'. */
export function sendingText(progress: number): string {
  return `${ADD_PICTURES.sending}, ${Math.round(progress * 100)} percent`;
}

export const REMOVE_PICTURE = {
  button: 'Remove',
  title: 'Remove screenshot',
  text: 'The administrator and the other club will no longer see it.',
  confirm: 'Remove screenshot',
  done: { title: 'Screenshot Removed', description: 'You can add another one.', look: 'success' },
  failed: 'It could not be removed. Please check your connection and try again.',
} as const;
