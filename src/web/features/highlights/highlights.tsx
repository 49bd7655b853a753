import { useRef } from 'react';
import type { Site } from '#site/shipped-site.ts';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Pause, Play } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { HOME } from '#words/home.ts';
import styles from './highlights.module.css';
import { usePlayback } from './use-playback.ts';

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
