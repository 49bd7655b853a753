import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Site } from '#site/shipped-site.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Pause, Play } from '#web/ui/icons.tsx';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import shared from '#web/ui/shared.module.css';
import { HOME } from '#words/home.ts';
import styles from './highlights.module.css';

const SIZE = { width: 1280, height: 720 };

/**
 * The silent loop. The poster is a picture of its own, below the video, because a video would fetch its poster
 * at once, however far down the page it stands.
 */
export function Highlights({ webm, mp4, poster, description }: NonNullable<Site['highlights']>) {
  const video = useRef<HTMLVideoElement>(null);
  const { playing, toggle } = usePlayback(video);
  const hydrated = useHydrated();
  const Sign = playing ? Pause : Play;
  return (
    <figure className={styles.highlights}>
      <img src={poster} {...SIZE} alt={description} loading="lazy" decoding="async" />
      <video ref={video} {...SIZE} muted loop playsInline preload="none" aria-hidden="true" tabIndex={-1}>
        {webm && <source src={webm} type="video/webm" />}
        {mp4 && <source src={mp4} type="video/mp4" />}
      </video>
      <figcaption>{HOME.highlights.caption}</figcaption>
      {hydrated && (
        <button type="button" onClick={toggle} className={styles.highlightsToggle}>
          <Sign aria-hidden="true" className={shared.iconMedium} />
          <span className={shared.hidden}>{HOME.highlights[playing ? 'pause' : 'play']}</span>
        </button>
      )}
    </figure>
  );
}

/** Less than this in view, and nobody is looking. */
const IN_VIEW = 0.35;

interface Playback {
  readonly playing: boolean;
  readonly toggle: () => void;
}

/** Plays a silent video while it is in view; not by itself where less motion or less data is asked for. */
function usePlayback(video: RefObject<HTMLVideoElement | null>): Playback {
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
