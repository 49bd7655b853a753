import { type RefObject, useEffect, useState } from 'react';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';

/** Less than this in view, and nobody is looking. */
const IN_VIEW = 0.35;

interface Playback {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Plays a silent video while it is in view; not by itself where less motion or less data is asked for. */
export function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
  const [playing, setPlaying] = useState(false);
  /** What the visitor chose; null leaves it to the browser's preferences. */
  const [chosen, setChosen] = useState<boolean | null>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const follow = () => setPlaying(!element.paused);
    element.addEventListener('play', follow);
    element.addEventListener('pause', follow);
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting && (chosen ?? playsByItself())) {
          // Refused in the power-saving mode of phones: the button is there to ask again.
          element.play().catch(follow);
        } else {
          element.pause();
        }
      },
      { threshold: IN_VIEW },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      element.removeEventListener('play', follow);
      element.removeEventListener('pause', follow);
    };
  }, [video, chosen]);

  return { playing, toggle: () => setChosen(!playing) };
}

function playsByItself(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !prefersReducedMotion() && !connection?.saveData;
}
