import type { ReactNode } from 'react';
import type { ClubOutlook } from '#domain/outlook/outlook.ts';
import shared from '#web/ui/shared.module.css';
import { ENOUGH, verdictWords } from './words.ts';

interface Props {
  readonly outlook: ClubOutlook | undefined;
  readonly areGroupsClosed: boolean;
}

/** Beside a club's rank: through, out of the first two, or what is enough. Nothing while nothing is certain. */
export function OutlookSign({ outlook, areGroupsClosed }: Props) {
  if (!outlook) return null;
  const { verdict, enough } = outlook;
  const certain = verdictWords(verdict, areGroupsClosed);
  if (certain) {
    const isThrough = verdict === 'ucl';
    return (
      <Sign words={certain} tone={isThrough ? shared.gold : shared.orange}>
        {isThrough ? THROUGH : DOWN}
      </Sign>
    );
  }
  return (
    enough && (
      <Sign words={ENOUGH[enough].words} tone={shared.gold}>
        <span aria-hidden="true">{ENOUGH[enough].letter}</span>
      </Sign>
    )
  );
}

interface SignProps {
  readonly words: string;
  readonly tone: string | undefined;
  readonly children: ReactNode;
}

function Sign({ words, tone, children }: SignProps) {
  return (
    <span className={`sign ${tone}`} title={words}>
      {children}
      <span className={shared.hidden}>{words}</span>
    </span>
  );
}

// Drawn, since no font of the site has these signs, in the colour of the text: readers may have their own.
const THROUGH = <Shape d="M1 5.5l3 3L9 2" />;
const DOWN = <Shape d="M5 1v8M1.5 5.5L5 9l3.5-3.5" />;

function Shape({ d }: { readonly d: string }) {
  return (
    <svg viewBox="0 0 10 10" width={10} height={10} fill="none" aria-hidden="true">
      <path d={d} stroke="currentColor" strokeWidth={1.75} strokeLinecap="round" />
    </svg>
  );
}
