import type { Rule } from '#web/content/regulations/rule.ts';
import { REGULATIONS } from '#web/content/regulations.ts';
import { RichText } from '#web/features/rich-text/rich-text.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons/printer.tsx';
import type { Part } from '#web/ui/reading/contents.tsx';
import { DocumentLayout, DocumentSection } from '#web/ui/reading/document-layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';

const { sections } = REGULATIONS;
const parts: readonly Part[] = sections.map(({ rules, ...section }) => ({ ...section, parts: rules }));

export const { meta } = REGULATIONS;

export default function RegulationsPage() {
  return (
    <>
      <PageHeader title={REGULATIONS.title} lead={REGULATIONS.lead} art={<TitleArt constellation="ladder" />}>
        <Button
          variant="secondary"
          onClick={() => window.print()}
          className="mt-6 max-sm:hidden noscript:hidden print:hidden"
        >
          <Printer className="size-5" />
          {REGULATIONS.print}
        </Button>
      </PageHeader>
      <DocumentLayout contentsTitle={REGULATIONS.contentsTitle} parts={parts}>
        {sections.map(({ id, number, title, rules }) => (
          <DocumentSection key={id} id={id} number={number} title={title}>
            {rules.map((rule) => (
              <NumberedRule key={rule.id} rule={rule} />
            ))}
          </DocumentSection>
        ))}
      </DocumentLayout>
    </>
  );
}

/** Its number is its address: officers cite it and captains pass it on. */
function NumberedRule({ rule: { id, number, title, text } }: { readonly rule: Rule }) {
  return (
    <div className="rule -mx-3 mt-4 px-3 py-3 sm:pl-21">
      <h3 id={id} className="relative flex scroll-mt-4 items-baseline outline-none tall:max-lg:scroll-mt-14">
        <a
          href={`#${id}`}
          title={REGULATIONS.linkToRule}
          className="-my-2 w-9 shrink-0 py-2 font-display font-bold text-accent text-heading tabular-nums hover:underline sm:absolute sm:right-full sm:w-18"
        >
          {number}
        </a>
        <span className="font-bold font-display text-heading">{title}</span>
      </h3>
      <div className="mt-2">
        <RichText blocks={text} />
      </div>
    </div>
  );
}
