import type { ComponentProps } from 'react';
import { RichText } from '#web/features/rich-text/rich-text.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { DocumentLayout, DocumentSection } from '#web/ui/reading/document-layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import type { TextSection } from '#words/rich-text.ts';

interface Props {
  readonly title: string;
  readonly lead: string;
  readonly contentsTitle: string;
  readonly sections: readonly TextSection[];
  readonly constellation: ComponentProps<typeof TitleArt>['constellation'];
}

/** A page of sections, with a table of contents. */
export function TextDocument({ title, lead, contentsTitle, sections, constellation }: Props) {
  return (
    <>
      <PageHeader title={title} lead={lead} art={<TitleArt constellation={constellation} />} />
      <DocumentLayout contentsTitle={contentsTitle} parts={sections}>
        {sections.map((section) => (
          <DocumentSection key={section.id} id={section.id} title={section.title}>
            <RichText blocks={section.text} />
          </DocumentSection>
        ))}
      </DocumentLayout>
    </>
  );
}
