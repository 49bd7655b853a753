import type { ReactNode } from 'react';
import { NightSky } from './art/night-sky.tsx';
import { Container } from './container.tsx';
import styles from './night-page.module.css';

/** A page of a few words under the night sky, as high as the screen. */
export function NightPage({ children }: { readonly children: ReactNode }) {
  return (
    <div data-full-height="" className={styles.page}>
      <NightSky className={styles.sky} />
      <Container className={styles.container}>{children}</Container>
    </div>
  );
}
