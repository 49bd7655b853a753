import { useEffect, useState } from 'react';

/** What a ball takes on the stage until it has landed in its group, in draw.css. */
const BALL_MS = 2_600;

/**
 * How many of the balls that were told are shown. Whoever comes late sees the present state at once; balls that come
 * afterwards are shown one after the other, also when several were told together.
 */
export function useBallsInTurn(told: number) {
  const [shown, setShown] = useState(told);
  /** Those whose time on the stage has passed. */
  const [landed, setLanded] = useState(told);
  const showAll = () => {
    setShown(told);
    setLanded(told);
  };
  // A draw that was given up begins again with fewer.
  if (shown > told) showAll();
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
