import { RichText } from '#web/features/rich-text/rich-text.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { DocumentLayout, DocumentSection } from '#web/ui/reading/document-layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import { PRIVACY } from './privacy-words.ts';

export const { meta } = PRIVACY;

export default function PrivacyPage() {
  return (
    <>
      <PageHeader title={PRIVACY.title} lead={PRIVACY.lead} art={<TitleArt constellation="ring" />} />
      <DocumentLayout contentsTitle={PRIVACY.quickNavigation} parts={PRIVACY.sections}>
        {PRIVACY.sections.map(({ id, title, text }) => (
          <DocumentSection key={id} id={id} title={title}>
            <RichText blocks={text} />
          </DocumentSection>
        ))}
      </DocumentLayout>
    </>
  );
}
