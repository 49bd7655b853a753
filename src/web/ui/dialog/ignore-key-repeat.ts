import type { KeyboardEvent } from 'react';

/** For a button that receives the focus while Enter may still be held down: the key that is held must not press it. */
export function ignoreKeyRepeat(event: KeyboardEvent): void {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
