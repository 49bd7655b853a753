import type { Card } from '#web/content/card.ts';
import { COMMUNITY } from '#web/content/community.ts';
import { FigureBand } from '#web/features/live-figures/figure-band.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Container } from '#web/ui/container.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { Section } from '#web/ui/section.tsx';

export const { meta } = COMMUNITY;

export default function CommunityPage() {
  const { server, benefits, values } = COMMUNITY;
  return (
    <>
      <PageHeader title={COMMUNITY.title} lead={COMMUNITY.lead} art={<TitleArt constellation="web" />}>
        <FigureBand claims={COMMUNITY.stats} />
      </PageHeader>
      <Container className="mt-4">
        {server && (
          <section
            aria-labelledby="main-server"
            className="flex flex-col gap-6 rounded-xl spotlit border border-line p-6 shadow-raised sm:p-8 lg:flex-row lg:items-center lg:justify-between lg:p-10"
          >
            <div>
              <h2 id="main-server" className="font-bold font-display text-section">
                {server.title}
              </h2>
              <p className="mt-2 max-w-measure text-lg text-muted">{server.text}</p>
            </div>
            <LinkButton
              href={server.link.href}
              className="min-h-13! px-8! sm:self-start lg:shrink-0 lg:self-center"
            >
              {server.link.text}
            </LinkButton>
          </section>
        )}
        <Section id="benefits" title={benefits.title} className="mt-section">
          <CardList cards={benefits.items} className="sm:grid-cols-2" />
        </Section>
        <Section id="values" title={values.title} className="mt-section">
          <CardList cards={values.items} className="sm:grid-cols-2 lg:grid-cols-4" />
        </Section>
      </Container>
    </>
  );
}

function CardList({ cards, className }: { readonly cards: readonly Card[]; readonly className: string }) {
  return (
    <ul className={`mt-6 grid gap-x-8 gap-y-8 ${className}`}>
      {cards.map(({ title, text }) => (
        <li key={title} className="border-line border-t pt-4">
          <h3 className="font-bold font-display text-heading">{title}</h3>
          <p className="mt-1.5 text-pretty text-muted">{text}</p>
        </li>
      ))}
    </ul>
  );
}
