import { FigureBand } from '#web/features/live-figures/figure-band.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import type { Card } from '#words/figures.ts';
import styles from './community-page.module.css';
import { COMMUNITY } from './community-words.ts';

export const { meta } = COMMUNITY;

export default function CommunityPage() {
  const { server, benefits, values } = COMMUNITY;
  return (
    <>
      <PageHeader title={COMMUNITY.title} lead={COMMUNITY.lead} art={<TitleArt constellation="web" />}>
        <FigureBand claims={COMMUNITY.stats} />
      </PageHeader>
      <Container className={styles.content}>
        {server && (
          <section aria-labelledby="main-server" className={styles.invitation}>
            <div>
              <h2 id="main-server" className={shared.section}>
                {server.title}
              </h2>
              <p className={styles.lead}>{server.text}</p>
            </div>
            <LinkButton href={server.link.href} className={styles.button}>
              {server.link.text}
            </LinkButton>
          </section>
        )}
        <Section id="benefits" title={benefits.title} className={styles.section}>
          <CardList cards={benefits.items} className={styles.two} />
        </Section>
        <Section id="values" title={values.title} className={styles.section}>
          <CardList cards={values.items} className={styles.four} />
        </Section>
      </Container>
    </>
  );
}

function CardList({
  cards,
  className,
}: {
  readonly cards: readonly Card[];
  readonly className: string | undefined;
}) {
  return (
    <ul className={`${styles.cards} ${className}`}>
      {cards.map(({ title, text }) => (
        <li key={title} className={styles.card}>
          <h3 className={shared.heading}>{title}</h3>
          <p className={styles.text}>{text}</p>
        </li>
      ))}
    </ul>
  );
}
