import type { OutboxLine } from '#store/delivery/outbox.ts';
import { recordTail } from '#words/chat.ts';

/** Characters of a Discord message. */
const CONTENT_MAX = 2_000;

/** Discord then shows no preview of the pages that a message leads to. */
const SUPPRESS_EMBEDS = 4;

/** The body of a call of a Discord webhook. */
export interface ChatMessage {
  readonly content: string;
  /** Nobody is mentioned, whatever the content says. */
  readonly allowed_mentions: { readonly parse: readonly [] };
  readonly flags?: number;
}

export function messageOf(content: string): ChatMessage {
  return { content, allowed_mentions: { parse: [] } };
}

/**
 * As many of these lines as one message takes, which is at least one: whole lines of one season, in their order. The
 * message of a single line shows a preview of the page that it leads to.
 */
export function composeMessage<Line extends OutboxLine>(
  waiting: readonly Line[],
): { readonly lines: readonly Line[]; readonly message: ChatMessage } {
  const lines: Line[] = [];
  let content = '';
  for (const line of waiting) {
    if (lines[0] && line.season !== lines[0].season) break;
    const longer = [...lines, line].map(({ text }) => text);
    const candidate = [...longer, recordTail(line)].join('\n');
    if (lines.length > 0 && candidate.length > CONTENT_MAX) break;
    lines.push(line);
    content = candidate;
  }
  const message = messageOf(content);
  return { lines, message: lines.length > 1 ? { ...message, flags: SUPPRESS_EMBEDS } : message };
}
