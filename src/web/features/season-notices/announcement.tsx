import { useHydrated } from '#web/ui/hydrated.tsx';
import { ChevronDown, Megaphone, X } from '#web/ui/icons.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { createStoredStore, useStore } from '#web/ui/store.ts';
import styles from './season-notices.module.css';

const ANNOUNCEMENT = 'Announcement';
const WHOLE = 'Show the whole announcement';
const DISMISS = 'Dismiss the announcement';

/** The announcement that was dismissed on this device: another one is shown again. */
const dismissed = createStoredStore('ces-dismissed-announcement', (text) => text);

interface Props {
  readonly text: string | null | undefined;
  readonly canBeDismissed?: boolean;
}

/** One line from the administrators, for everyone. A press opens a long one, even without JavaScript. */
export function Announcement({ text, canBeDismissed = false }: Props) {
  const isDismissed = useStore(dismissed) === text;
  const hydrated = useHydrated();
  if (!text || (canBeDismissed && isDismissed)) return null;
  return (
    <div className={styles.announcement}>
      <Megaphone className={`${shared.iconMedium} ${shared.accent}`} />
      <p>
        <span className={shared.hidden}>{ANNOUNCEMENT}: </span>
        <bdi>{withLinks(text)}</bdi>
      </p>
      <details>
        <summary>
          <ChevronDown className={shared.iconSmall} />
          <span className={shared.hidden}>{WHOLE}</span>
        </summary>
      </details>
      {canBeDismissed && hydrated && (
        <button type="button" aria-label={DISMISS} onClick={() => dismissed.write(text)}>
          <X className={shared.iconSmall} />
        </button>
      )}
    </div>
  );
}

/** No punctuation at the end: 'See https://example.com/draw.' */
const URLS = /(https?:\/\/\S*[^\s.,;:!?)\]'"»”])/;

function withLinks(text: string) {
  const parts = text.split(URLS);
  return parts.map((part, index) =>
    index % 2 === 1 ? (
      <ExternalLink key={parts.slice(0, index).join('').length} href={part}>
        {part}
      </ExternalLink>
    ) : (
      part
    ),
  );
}
