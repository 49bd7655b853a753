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
      <Container className="mt-8 lg:mt-14">
        {ABOUT.story.map((chapter) => (
          <Chapter key={chapter.title} chapter={chapter} />
        ))}
      </Container>
    </>
  );
}

/** A stop on the way, beside its line on a wide screen. What lies ahead is not drawn through yet. */
function Chapter({ chapter: { title, text } }: { readonly chapter: Card }) {
  return (
    <article className="relative ml-1.5 border-line-strong border-l pb-10 pl-6 last:border-dashed last:pb-2 md:ml-56 md:pl-10 lg:ml-96 lg:pb-16 lg:pl-14">
      <svg
        viewBox="-8 -8 16 16"
        aria-hidden="true"
        className="-translate-x-1/2 absolute top-1.5 -left-px size-5 fill-fg stroke-8 stroke-night md:top-2.5"
      >
        <path d="m0-8 1.8 6.2L8 0 1.8 1.8 0 8l-1.8-6.2L-8 0l6.2-1.8z" paintOrder="stroke" />
      </svg>
      <h2 className="text-balance font-bold font-display text-section md:absolute md:right-full md:mr-8 md:w-48 lg:mr-14 lg:w-82">
        {title}
      </h2>
      <p className="mt-2 max-w-measure text-pretty text-muted sm:text-lg md:mt-0 md:pt-1.5">{text}</p>
    </article>
  );
}
