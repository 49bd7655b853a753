import type { ReactNode } from 'react';
import { Button, type ButtonVariant } from './button.tsx';
import { toasts } from './toast/toast-store.ts';

const COPY = { copied: 'Copied', notCopied: 'Not Copied' } as const;
/** How long a text that has to be copied by hand is shown. */
const TEXT_SHOWN_MS = 20_000;

interface Props {
  readonly text: string;
  /** The accessible name, where several buttons have the same label. */
  readonly label?: string;
  readonly variant?: ButtonVariant;
  readonly children: ReactNode;
}

/** Needs JavaScript. */
export function CopyButton({ text, label, variant = 'secondary', children }: Props) {
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      toasts.add({ title: COPY.copied, look: 'success' });
    } catch {
      toasts.add({ title: COPY.notCopied, description: text, look: 'destructive', duration: TEXT_SHOWN_MS });
    }
  };
  return (
    <Button variant={variant} aria-label={label} onClick={() => void copy()}>
      {children}
    </Button>
  );
}
