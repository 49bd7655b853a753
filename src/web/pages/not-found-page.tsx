import { NOT_FOUND } from '#web/content/not-found.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { NightPage } from '#web/ui/night-page.tsx';
import styles from './not-found-page.module.css';

export const { meta } = NOT_FOUND;

export default function NotFoundPage() {
  const [first, ...others] = NOT_FOUND.links;
  return (
    <NightPage
      number={
        <p aria-hidden="true" className={styles.number}>
          {NOT_FOUND.code}
        </p>
      }
      title={NOT_FOUND.title}
      text={NOT_FOUND.text}
      actions={
        <>
          <LinkButton href={first.href}>{first.text}</LinkButton>
          {others.map((link) => (
            <LinkButton key={link.href} href={link.href} variant="secondary">
              {link.text}
            </LinkButton>
          ))}
        </>
      }
    />
  );
}
