import type { ReactNode } from 'react';
import { CALENDAR_PATHS, FEED_PATH } from '#paths.ts';
import { CalendarLinks } from '#web/ui/calendar-links.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import shared from '#web/ui/shared.module.css';
import { EXPORTS } from '#words/hub.ts';
import { CALENDAR_LINKS, FEED_TITLE } from '#words/subscriptions.ts';
import styles from './data-exports.module.css';

const LINK = `${styles.link} ${shared.touch} ${shared.underlined}`;

interface Props {
  /** The embed button, which needs JavaScript. */
  readonly children: ReactNode;
}

export function DataExports({ children }: Props) {
  return (
    <div className={`${styles.exports} ${shared.note} ${shared.notOnPaper}`}>
      <Row title={EXPORTS.title}>
        {EXPORTS.links.map(({ href, text }) => (
          <li key={href}>
            <a href={href} download className={LINK}>
              {text}
            </a>
          </li>
        ))}
      </Row>
      <Row title={CALENDAR_LINKS.title}>
        {(['all', 'rounds'] as const).map((name) => (
          <li key={name}>
            <CalendarLinks path={CALENDAR_PATHS[name]} text={CALENDAR_LINKS[name]} className={LINK} />
          </li>
        ))}
        <li>
          <a href={FEED_PATH} className={LINK}>
            {FEED_TITLE}
          </a>
        </li>
      </Row>
      {useHydrated() && (
        <Row title="On your own website">
          <li>{children}</li>
        </Row>
      )}
    </div>
  );
}

function Row({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <section>
      <h2>{title}</h2>
      <ul>{children}</ul>
    </section>
  );
}
