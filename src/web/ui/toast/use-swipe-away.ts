import { type PointerEvent, useRef } from 'react';

const DISMISS_PX = 50;
/** Less is a tap that trembled. */
const START_PX = { touch: 10, other: 2 };

interface Swipe {
  readonly startX: number;
  readonly startY: number;
  moving: boolean;
}

/** Lets an element be swiped away to the right. It follows the finger by a style that is set on it directly. */
export function useSwipeAway(onAway: () => void) {
  const swipe = useRef<Swipe | null>(null);

  function onPointerDown(event: PointerEvent<HTMLElement>) {
    if (event.button === 0) swipe.current = { startX: event.clientX, startY: event.clientY, moving: false };
  }

  function onPointerMove(event: PointerEvent<HTMLElement>) {
    const current = swipe.current;
    if (!current) return;
    const x = event.clientX - current.startX;
    const y = event.clientY - current.startY;
    if (!current.moving) {
      const buffer = event.pointerType === 'touch' ? START_PX.touch : START_PX.other;
      if (Math.max(Math.abs(x), Math.abs(y)) <= buffer) return;
      if (x <= Math.abs(y)) {
        swipe.current = null;
        return;
      }
      current.moving = true;
      event.currentTarget.setPointerCapture(event.pointerId);
      event.currentTarget.style.transitionProperty = 'none';
    }
    event.currentTarget.style.translate = `${Math.max(0, x)}px`;
  }

  function settle(event: PointerEvent<HTMLElement>) {
    const current = swipe.current;
    swipe.current = null;
    if (!current?.moving) return;
    // From where the finger left it, the style sheet's transition takes over.
    event.currentTarget.style.transitionProperty = '';
    event.currentTarget.style.translate = '';
    if (event.type === 'pointerup' && event.clientX - current.startX >= DISMISS_PX) onAway();
  }

  return { onPointerDown, onPointerMove, onPointerUp: settle, onPointerCancel: settle };
}
