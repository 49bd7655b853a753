import { ExternalLink } from '#web/ui/external-link.tsx';
import { Link } from '#web/ui/link.tsx';
import { usePath } from '#web/ui/navigation.ts';
import shared from '#web/ui/shared.module.css';
import type { TextLink as TextLinkData } from '#words/rich-text.ts';
import styles from './text-link.module.css';

const LOOK = `${styles.link} ${shared.underlined}`;

/** A link in running text. Where it leads decides what kind of link it is. */
export function TextLink({ text, href }: TextLinkData) {
  const path = usePath();
  if (href.startsWith('mailto:')) {
    return (
      <a href={href} className={LOOK}>
        {text}
      </a>
    );
  }
  if (!href.startsWith('/')) {
    return (
      <ExternalLink href={href} className={LOOK}>
        {text}
      </ExternalLink>
    );
  }
  const [page, fragment] = href.split('#');
  if (fragment === undefined) {
    return (
      <Link href={href} className={LOOK}>
        {text}
      </Link>
    );
  }
  // A citation stays in one piece. Within the page it is the browser that follows it: only then does `:target` move.
  const look = `${LOOK} ${styles.unbroken}`;
  return page === path ? (
    <a href={`#${fragment}`} className={look}>
      {text}
    </a>
  ) : (
    <Link href={href} className={look}>
      {text}
    </Link>
  );
}
