import { useContext, useEffect, useState } from 'react';
import { type WhatIfScores, writeScores } from '#domain/what-if/what-if-scores.ts';
import { hubPath } from '#paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/layout.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './what-if-bar.module.css';
import mark from './what-if-mark.module.css';
import { leftOutText, ownScores, WHAT_IF } from './words.ts';

/** Screen readers should not announce every digit typed. */
const DEBOUNCE_MS = 1000;

interface Props extends WhatIfScores {
  /** Whether the groups are closed. */
  readonly isOver: boolean;
  /** The order that results from the last score, as text. */
  readonly order: string | null;
  /** Whether the fixtures tab is open, where scores are typed. */
  readonly isFixturesTab: boolean;
}

/** Visible as long as the page shows anything hypothetical. */
export function WhatIfBar({ scores, leftOut, isOver, order, isFixturesTab }: Props) {
  const { navigate } = useContext(NavigationContext);
  const spoken = useDebounced(order);
  const count = scores.length;
  const problem = leftOutText(leftOut);
  const start = isFixturesTab ? WHAT_IF.start : WHAT_IF.startElsewhere;
  const noScores = isOver ? WHAT_IF.closed : start;

  function clear() {
    navigate(hubPath(window.location.search, { 'what-if': null }), { replace: true });
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }

  return (
    <section className={styles.bar} aria-label={WHAT_IF.label}>
      <Container>
        <p>
          <b className={mark.mark}>{WHAT_IF.label}</b>{' '}
          <span role="status">{count > 0 ? ownScores(count) : noScores}</span>{' '}
          <span>{WHAT_IF.nothingSent}</span>
        </p>
        <p role="status" className={styles.leftOut}>
          {problem}
        </p>
        <p role="status" className={shared.hidden}>
          {spoken}
        </p>
        <div className={`${styles.buttons} ${shared.notOnPaper}`}>
          {/* The URL of these scores only: ignored entries are not passed on. */}
          {count > 0 && (
            <ShareLink
              path={hubPath(window.location.search, { 'what-if': writeScores(scores) })}
              title={WHAT_IF.title}
            />
          )}
          <Button variant="quiet" onClick={clear}>
            {count > 0 ? WHAT_IF.clear : WHAT_IF.close}
          </Button>
        </div>
      </Container>
    </section>
  );
}

function useDebounced(text: string | null): string | null {
  const [calm, setCalm] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setCalm, DEBOUNCE_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}
