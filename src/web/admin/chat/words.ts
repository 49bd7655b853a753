import type { Channel, DrawNews, NewsKind } from '#domain/news/channels.ts';

export const CHAT = {
  kinds: {
    title: 'Notifications',
    about: 'Messages are sent automatically. If a decision is undone, a correction follows.',
    button: 'Save',
    done: 'Notifications Saved',
  },
  draw: 'The draw',
  drawChoices: {
    balls: 'Each ball',
    end: 'All groups at the end',
    off: 'Nothing',
  } satisfies Record<DrawNews, string>,
  names: {
    results: 'Approved results',
    groups: 'Decided groups',
    rounds: 'Round pairings',
    champions: 'Champions',
    disputes: 'Disputes, immediately',
    waits: 'Submissions pending for more than an hour',
  } satisfies Record<Exclude<NewsKind, 'draw'>, string>,
  channels: { league: 'League chat', staff: 'Staff chat' } satisfies Record<Channel, string>,
  notSet: 'No webhook is set. The server operator can add one.',
  allSent: 'All messages have been sent.',
  /** Followed by the age of the oldest. */
  waiting: (count: number) =>
    count === 1
      ? '1 update is waiting, queued'
      : `${count >= 1_000 ? 'At least 1,000' : count} updates are waiting, the oldest queued`,
  lastAnswer: (answer: string) => `Last response: ${answer}.`,
  stopped: (answer: string) =>
    `Stopped: the webhook returned ${answer}. It may have been deleted. Ask the server operator to replace it, or try again.`,
  tryAgain: 'Try again',
  tried: 'Trying Again',
  test: 'Send a test message',
  testing: 'Sending...',
  taken: (answer: string) => `The message was delivered (${answer}).`,
  notTaken: (answer: string) => `The message was not delivered: ${answer}.`,
  failed: { title: 'Change Failed', fallback: 'Something went wrong. Please try again.' },
} as const;
