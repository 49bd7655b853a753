import type { ReactNode } from 'react';
import shared from '#web/ui/shared.module.css';
import styles from './check-card.module.css';
import recordStyles from './record.module.css';
import { CHECK } from './words.ts';

/** How anybody can check the record. The children are what only a browser with JavaScript can do. */
export function CheckCard({ children }: { readonly children: ReactNode }) {
  return (
    <section aria-labelledby="check" className={shared.card}>
      <h2 id="check" className={`${styles.heading} ${shared.heading}`}>
        {CHECK.title}
      </h2>
      <p className={`${styles.explanation} ${shared.note}`}>{CHECK.text}</p>
      <div className={recordStyles.recordCheck}>{children}</div>
      <a
        href="/api/ucl/export/record.json"
        download
        className={`${styles.link} ${shared.touch} ${shared.underlined}`}
      >
        {CHECK.download}
      </a>
      <p className={`${styles.fine} ${shared.fine}`}>{CHECK.command}</p>
    </section>
  );
}
