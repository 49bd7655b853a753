import { ABOUT } from '#web/content/about.ts';
import type { Card } from '#web/content/card.ts';
import { FigureBand } from '#web/features/live-figures/figure-band.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';

export const { meta } = ABOUT;

export default function AboutPage() {
  return (
    <>
      <PageHeader title={ABOUT.title} lead={ABOUT.lead} art={<TitleArt constellation="path" />}>
        <FigureBand claims={ABOUT.figures} />
      </PageHeader>
      <Container className="mt-8 grid gap-4 md:grid-cols-2 lg:mt-14 lg:gap-6">
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
    <article className="rounded-lg border border-line bg-surface-1 p-5 shadow-raised wrap-anywhere last:border-line-strong last:border-dashed sm:p-8">
      <h2 className="flex items-center gap-3 text-balance font-bold font-display text-section">
        <svg viewBox="-8 -8 16 16" aria-hidden="true" className="size-5 shrink-0 fill-accent">
          <path d="m0-8 1.8 6.2L8 0 1.8 1.8 0 8l-1.8-6.2L-8 0l6.2-1.8z" />
        </svg>
        {title}
      </h2>
      <p className="mt-3 max-w-measure text-pretty text-muted sm:text-lg">{text}</p>
    </article>
  );
}
