import { RichText } from '#web/features/rich-text/rich-text.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { DocumentLayout, DocumentSection } from '#web/ui/reading/document-layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { CONDUCT } from './conduct-words.ts';

export const { meta } = CONDUCT;

export default function ConductPage() {
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
