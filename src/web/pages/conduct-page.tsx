import { CONDUCT } from '#web/content/conduct.ts';
import { RichText } from '#web/features/rich-text/rich-text.tsx';
import { DocumentLayout, DocumentSection } from '#web/ui/document-layout.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { TitleArt } from '#web/ui/title-art.tsx';

export function ConductPage() {
  return (
    <>
      <PageHeader title={CONDUCT.title} lead={CONDUCT.lead} art={<TitleArt constellation="crown" />} />
      <DocumentLayout contentsTitle={CONDUCT.contentsTitle} parts={CONDUCT.sections}>
        {CONDUCT.sections.map(({ id, title, text }) => (
          <DocumentSection key={id} id={id} title={title}>
            <RichText blocks={text} />
          </DocumentSection>
        ))}
      </DocumentLayout>
    </>
  );
}
