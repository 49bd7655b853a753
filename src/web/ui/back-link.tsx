import styles from './back-link.module.css';
import { Icon } from './icons.tsx';
import { Link } from './link.tsx';
import shared from './shared.module.css';

export interface BackLinkProps {
  readonly href: string;
  readonly text: string;
}

/** Above the title of a page: leads to the page that lists it. */
export function BackLink({ href, text }: BackLinkProps) {
  return (
    <Link href={href} className={`${styles.back} ${shared.notOnPaper}`}>
      <Icon shape="m15 18-6-6 6-6" />
      <bdi>{text}</bdi>
    </Link>
  );
}
