import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Site } from '#site/default-site.ts';
import { prefersReducedMotion } from '#web/ui/browser.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Pause, Play } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { HOME } from '#words/home.ts';
import styles from './highlights.module.css';

const SIZE = { width: 1280, height: 720 };

/**
 * The silent loop. The poster is a separate image below the video, because a video would fetch its poster at once,
 * however far down the page it is.
 */
export function Highlights({ webm, mp4, poster, description }: NonNullable<Site['highlights']>) {
  const video = useRef<HTMLVideoElement>(null);
  const { isPlaying, setPlaying, toggle } = usePlayback(video);
  const hydrated = useHydrated();
  const Sign = isPlaying ? Pause : Play;
  return (
    <figure className={`${shared.card} ${styles.highlights}`}>
      <img src={poster} {...SIZE} alt={description} loading="lazy" decoding="async" />
      <video
        ref={video}
        {...SIZE}
        muted
        loop
        playsInline
        preload="none"
        aria-hidden="true"
        tabIndex={-1}
        onPlay={() => setPlaying(true)}
        onPause={() => setPlaying(false)}
      >
        {webm && <source src={webm} type="video/webm" />}
        {mp4 && <source src={mp4} type="video/mp4" />}
      </video>
      <figcaption>{HOME.highlights.caption}</figcaption>
      {hydrated && (
        <button type="button" onClick={toggle} className={styles.highlightsToggle}>
          <Sign aria-hidden="true" className={shared.iconMedium} />
          <span className={shared.hidden}>{HOME.highlights[isPlaying ? 'pause' : 'play']}</span>
        </button>
      )}
    </figure>
  );
}

/** Below this share, the visitor is not watching. */
const IN_VIEW = 0.35;

/** Plays while it is in view; not automatically with reduced motion or data saving. */
function usePlayback(video: RefObject<HTMLVideoElement | null>) {
  const [isPlaying, setPlaying] = useState(false);
  /** The visitor's choice; null means the browser's preferences. */
  const [chosen, setChosen] = useState<boolean | null>(null);

  useEffect(() => {
    const element = video.current;
    if (!element) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        // Refused in a phone's power-saving mode: the button starts it.
        if (entry?.isIntersecting && (chosen ?? shouldAutoplay()))
          element.play().catch(() => setPlaying(false));
        else element.pause();
      },
      { threshold: IN_VIEW },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [video, chosen]);

  return { isPlaying, setPlaying, toggle: () => setChosen(!isPlaying) };
}

function shouldAutoplay(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return !prefersReducedMotion() && !connection?.saveData;
}
