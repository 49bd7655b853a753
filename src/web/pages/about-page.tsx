import { FigureBand } from '#web/features/live-figures/figure-band.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import type { Card } from '#words/figures.ts';
import styles from './about-page.module.css';
import { ABOUT } from './about-words.ts';

export const { meta } = ABOUT;

export default function AboutPage() {
  return (
    <>
      <PageHeader title={ABOUT.title} lead={ABOUT.lead} art={<TitleArt constellation="path" />}>
        <FigureBand claims={ABOUT.figures} />
      </PageHeader>
      <Container className={styles.cards}>
        {ABOUT.story.map((card) => (
          <StoryCard key={card.title} card={card} />
        ))}
      </Container>
    </>
  );
}

/** What lies ahead is not drawn through yet. */
function StoryCard({ card: { title, text } }: { readonly card: Card }) {
  return (
    <article className={styles.card}>
      <h2 className={`${styles.heading} ${shared.section}`}>
        <svg viewBox="-8 -8 16 16" aria-hidden="true" className={styles.star}>
          <path d="m0-8 1.8 6.2L8 0 1.8 1.8 0 8l-1.8-6.2L-8 0l6.2-1.8z" />
        </svg>
        {title}
      </h2>
      <p className={styles.text}>{text}</p>
    </article>
  );
}
