import type { ReactNode } from 'react';

export type BadgeTone = 'neutral' | 'accent' | 'gold' | 'orange' | 'green' | 'red';

const TONES: Record<BadgeTone, string> = {
  neutral: 'border-line-strong text-muted',
  accent: 'border-accent/40 bg-accent-soft text-accent',
  gold: 'border-gold/40 bg-gold-soft text-gold',
  orange: 'border-orange/40 bg-orange-soft text-orange',
  green: 'border-green/40 bg-green-soft text-green',
  red: 'border-red/40 bg-red-soft text-red',
};

/** A word or two about what stands beside it. The word says what the colour says. */
export function Badge({
  tone = 'neutral',
  children,
}: {
  readonly tone?: BadgeTone;
  readonly children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex items-center gap-1.5 whitespace-nowrap rounded-sm border px-2 py-0.5 font-semibold text-xs ${TONES[tone]}`}
    >
      {children}
    </span>
  );
}
