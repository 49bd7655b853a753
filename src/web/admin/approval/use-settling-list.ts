import { type RefObject, useLayoutEffect, useState } from 'react';
import { useSettling } from '#web/ui/use-settling.ts';

/** True for half a second after a card of the list has moved, gone or come, but for one that came in at the end. */
export function useSettlingList(list: RefObject<HTMLElement | null>): boolean {
  const [places, setPlaces] = useState('');
  useLayoutEffect(() => {
    setPlaces(placesOf(list.current));
  });
  return useSettling(places, isOnlyLonger);
}

/** '17@0,0 21@0,124 ': the cards where they stand. */
function placesOf(list: HTMLElement | null): string {
  const cards = [...(list?.children ?? [])] as HTMLElement[];
  return cards.map((card) => `${card.dataset.result}@${card.offsetLeft},${card.offsetTop} `).join('');
}

function isOnlyLonger(settled: string, current: string): boolean {
  return current.startsWith(settled);
}
