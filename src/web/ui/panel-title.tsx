import styles from './panel-title.module.css';
import shared from './shared.module.css';

/** Names the panel of a tab where no tab does: read aloud, on paper, without JavaScript. */
export function PanelTitle({ children }: { readonly children: string }) {
  return <h2 className={`${styles.heading} ${shared.section}`}>{children}</h2>;
}
