import { NOT_FOUND } from '#web/content/not-found.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NightPage } from '#web/ui/night-page.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './not-found-page.module.css';

export const { meta } = NOT_FOUND;

export default function NotFoundPage() {
  const [first, ...others] = NOT_FOUND.links;
  return (
    <NightPage>
      <p aria-hidden="true" className={styles.number}>
        {NOT_FOUND.code}
      </p>
      <h1 tabIndex={-1} className={`${styles.title} ${shared.title}`}>
        {NOT_FOUND.title}
      </h1>
      <p className={styles.lead}>{NOT_FOUND.text}</p>
      <div className={styles.actions}>
        <LinkButton href={first.href}>{first.text}</LinkButton>
        {others.map((link) => (
          <LinkButton key={link.href} href={link.href} variant="secondary">
            {link.text}
          </LinkButton>
        ))}
      </div>
    </NightPage>
  );
}
