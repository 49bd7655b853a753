import './what-if.css';
import { useContext, useEffect, useRef, useState } from 'react';
import { type SupposedScores, writeScores } from '#domain/what-if/supposed-scores.ts';
import { hubAddress } from '#paths.ts';
import { Button } from '#web/ui/button.tsx';
import { Container } from '#web/ui/container.tsx';
import { NavigationContext } from '#web/ui/navigation.ts';
import { ShareLink } from '#web/ui/share-link.tsx';
import shared from '#web/ui/shared.module.css';
import { leftOutText, ownScores, WHAT_IF } from './words.ts';

/** Whoever types does not hear every figure. */
const CALM_MS = 1000;

interface Props extends SupposedScores {
  /** Whether the groups are closed. */
  readonly isOver: boolean;
  /** The order that the last score has led to, in words. */
  readonly order: string | null;
  /** Whether the fixtures are shown, into which scores are typed. */
  readonly isAtFixtures: boolean;
}

/** Stays in sight as long as anything on the page is supposed. */
export function WhatIfBar({ scores, leftOut, isOver, order, isAtFixtures }: Props) {
  const { navigate } = useContext(NavigationContext);
  const spoken = useCalm(order);
  const count = scores.length;
  const problem = leftOutText(leftOut);
  const start = isAtFixtures ? WHAT_IF.start : WHAT_IF.startElsewhere;
  const noScores = isOver ? WHAT_IF.closed : start;
  const bar = useRef<HTMLElement>(null);
  const isBegun = useRef(count === 0);
  // Whoever begins by the button loses it by that.
  useEffect(() => {
    if (isBegun.current && document.activeElement === document.body)
      bar.current?.focus({ preventScroll: true });
  }, []);

  function clear() {
    navigate(hubAddress(window.location.search, { 'what-if': null }), { replace: true });
    document.querySelector<HTMLElement>('[role=tab][aria-selected=true]')?.focus({ preventScroll: true });
  }

  return (
    <section ref={bar} tabIndex={-1} className="what-if-bar" aria-label={WHAT_IF.label}>
      <Container>
        <p>
          <b className="what-if-mark">{WHAT_IF.label}</b>{' '}
          <span role="status">{count > 0 ? ownScores(count) : noScores}</span>{' '}
          <span>{WHAT_IF.nothingSent}</span>
        </p>
        <p role="status" className="what-if-left-out">
          {problem}
        </p>
        <p role="status" className={shared.hidden}>
          {spoken}
        </p>
        <div className="what-if-buttons">
          {/* The address of these scores alone: what was left out is not handed on. */}
          {count > 0 && (
            <ShareLink
              path={hubAddress(window.location.search, { 'what-if': writeScores(scores) })}
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

function useCalm(text: string | null): string | null {
  const [calm, setCalm] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(setCalm, CALM_MS, text);
    return () => clearTimeout(timer);
  }, [text]);
  return calm;
}
