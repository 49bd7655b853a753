import type { ReactNode } from 'react';
import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import { ENOUGH, verdictWords } from '#web/content/outlook-signs.ts';

interface Props {
  readonly outlook: ClubOutlook | undefined;
  readonly areGroupsClosed: boolean;
}

/** Beside a club's rank: through, out of the first two, or what is enough. Nothing while nothing is certain. */
export function OutlookSign({ outlook, areGroupsClosed }: Props) {
  if (!outlook) return null;
  const { verdict, enough } = outlook;
  const certain = verdictWords(verdict, areGroupsClosed);
  if (certain) return <Sign words={certain}>{verdict === 'ucl' ? THROUGH : DOWN}</Sign>;
  return (
    enough && (
      <Sign words={ENOUGH[enough].words}>
        <span aria-hidden="true">{ENOUGH[enough].letter}</span>
      </Sign>
    )
  );
}

function Sign({ words, children }: { readonly words: string; readonly children: ReactNode }) {
  return (
    <span className="sign" title={words}>
      {children}
      <span className="sr-only">{words}</span>
    </span>
  );
}

// Drawn: no font of the site has these signs.
const THROUGH = <Shape colour="gold" d="M1 5.5l3 3L9 2" />;
const DOWN = <Shape colour="orange" d="M5 1v8M1.5 5.5L5 9l3.5-3.5" />;

function Shape({ colour, d }: { readonly colour: 'gold' | 'orange'; readonly d: string }) {
  return (
    <svg viewBox="0 0 10 10" width={10} height={10} fill="none" aria-hidden="true">
      <path d={d} stroke={`var(--color-${colour})`} strokeWidth={1.75} strokeLinecap="round" />
    </svg>
  );
}
