import { useEffect, useState } from 'react';

/** What a ball takes on the stage until it has landed in its group, in stage.css. */
const BALL_MS = 2_600;
/** The draw is read at least every 5 s. Longer than this, and the page was out of view or without a connection. */
const AWAY_MS = 8_000;

/**
 * How many of the balls that were told are shown. Whoever comes late, or back, sees the present state at once; balls
 * that come afterwards are shown one after the other, also when several were told together.
 */
export function useBallsInTurn(told: number, readAt: number) {
  const [shown, setShown] = useState(told);
  /** Those whose time on the stage has passed. */
  const [landed, setLanded] = useState(told);
  const [lastReadAt, setLastReadAt] = useState(readAt);
  const showAll = () => {
    setShown(told);
    setLanded(told);
  };
  // A draw that was given up begins again with fewer.
  if (shown > told) showAll();
  if (readAt !== lastReadAt) {
    setLastReadAt(readAt);
    if (readAt - lastReadAt > AWAY_MS) setShown(told);
  }
  useEffect(() => {
    if (shown === landed) {
      if (shown < told) setShown(shown + 1);
      return;
    }
    const timer = setTimeout(() => setLanded(shown), BALL_MS);
    return () => clearTimeout(timer);
  }, [told, shown, landed]);
  return { shown, isOver: landed === told, showAll };
}
