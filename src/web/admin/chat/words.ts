import type { Channel, DrawNews, NewsKind } from '#domain/news/channels.ts';

/** What the administrator reads where news for the chats is chosen and watched. */
export const CHAT = {
  kinds: {
    title: 'What is sent',
    about: 'News goes out by itself as soon as it is decided. What is undone is corrected there.',
    button: 'Save',
    done: 'Choice Saved',
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
    rounds: 'Rounds whose clubs are known',
    champions: 'Champions',
    disputes: 'Disputes, at once',
    waits: 'Reports that wait for more than an hour',
  } satisfies Record<Exclude<NewsKind, 'draw'>, string>,
  channels: { league: 'League chat', staff: 'Staff chat' } satisfies Record<Channel, string>,
  notSet: 'No webhook is set. Whoever runs the server can set one.',
  allSent: 'Everything is sent.',
  waiting: (count: number) =>
    count >= 1_000 ? '1,000 lines or more wait' : count === 1 ? '1 line waits' : `${count} lines wait`,
  since: 'since',
  lastAnswer: (answer: string) => `The last answer was: ${answer}.`,
  stopped: (answer: string) =>
    `Stopped: the receiver answered ${answer}. The webhook may be gone: set another one, or try again.`,
  tryAgain: 'Try again',
  tried: 'Trying Again',
  test: 'Send a test message',
  testing: 'Sending...',
  taken: (answer: string) => `The receiver took the message (${answer}).`,
  notTaken: (answer: string) => `The receiver did not take the message: ${answer}.`,
  failed: { title: 'Change Failed', fallback: 'That did not work. Please try again.' },
} as const;
