import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'green' | 'red';

interface Props {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}

/** A word or two about what stands beside it. The word says what the colour says. */
export function Badge({ tone = 'neutral', children }: Props) {
  return <span className={`badge ${tone}`}>{children}</span>;
}
