import { createRoot } from 'react-dom/client';
import { SITE } from '#site/site.ts';
import { LogoMark } from '#web/ui/art/logo.tsx';
import { NightSky } from '#web/ui/art/night-sky.tsx';
import styles from './share-image.module.css';

const [first, ...rest] = SITE.name.split(' ');

/** The link preview: 1200 by 630, shown very small, so it has few and large words. */
function ShareImage() {
  return (
    <main className={styles.image}>
      <NightSky />
      <h1 className={styles.name}>
        {first}
        <span className={styles.rest}>{rest.join(' ')}</span>
      </h1>
      <p className={styles.figures}>
        <LogoMark className={styles.logo} />
        64 teams <span className={styles.dot}>•</span> 16 groups <span className={styles.dot}>•</span> 96
        fixtures
      </p>
    </main>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<ShareImage />);
