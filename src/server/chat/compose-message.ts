import type { OutboxLine } from '#store/delivery/outbox.ts';
import { recordTail } from '#words/chat.ts';

/** Characters of a Discord message. */
const CONTENT_MAX = 2_000;

/** Discord then shows no link previews. */
const SUPPRESS_EMBEDS = 4;

/** The request body of a Discord webhook. */
export interface ChatMessage {
  readonly content: string;
  /** Disables mentions, whatever the content is. */
  readonly allowed_mentions: { readonly parse: readonly [] };
  readonly flags?: number;
}

export function messageOf(content: string): ChatMessage {
  return { content, allowed_mentions: { parse: [] } };
}

/**
 * As many of these lines as fit into one message, at least one: whole lines of one season, in order. A message with
 * a single line shows a link preview.
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
