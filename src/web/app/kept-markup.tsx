import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import type { MarkupKeeper } from '#web/ui/kept.tsx';

interface KeptMarkup {
  readonly keeper: MarkupKeeper;
  /** Forgets what the last rendering did not use. */
  readonly endRendering: () => void;
}

/** Of one page, from one rendering to the next. */
export function createKeptMarkup(): KeptMarkup {
  let before = new Map<string, string>();
  let now = new Map<string, string>();
  return {
    keeper(by, content) {
      const markup = before.get(by) ?? now.get(by) ?? render(content);
      now.set(by, markup);
      return markup;
    },
    endRendering() {
      before = now;
      now = new Map();
    },
  };
}

/** Links need a router; where the page lies they are not to know. */
function render(content: ReactNode): string {
  const markup = renderToString(
    <Router ssrPath="/" ssrSearch="">
      {content}
    </Router>,
  );
  // In one piece: a string that is joined of many would be walked through again by each page that uses it.
  return Buffer.from(markup).toString();
}
