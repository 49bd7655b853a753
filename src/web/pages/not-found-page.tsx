import { SITE } from '#site/site.ts';
import { LinkButton } from '#web/ui/button.tsx';
import { NightPage } from '#web/ui/night-page.tsx';
import { OPEN_HUB } from '#words/titles.ts';
import styles from './not-found-page.module.css';

export const NOT_FOUND = {
  meta: {
    title: `Page not found | ${SITE.name}`,
    description: `This page does not exist. Standings, fixtures, regulations and all other ${SITE.shortName} pages can be reached from the home page.`,
  },
  code: '404',
  title: 'Page not found',
  text: 'This page does not exist. The link may be out of date or mistyped.',
  links: [{ text: 'Back to Home', href: '/' }, OPEN_HUB],
} as const;

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
