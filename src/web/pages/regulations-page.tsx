import { useQuery } from '@tanstack/react-query';
import { tournamentQuery } from '#web/api/queries.ts';
import { RichText } from '#web/features/rich-text/rich-text.tsx';
import { TitleArt } from '#web/ui/art/title-art.tsx';
import { Button } from '#web/ui/button.tsx';
import { Printer } from '#web/ui/icons.tsx';
import type { Part } from '#web/ui/reading/contents.tsx';
import { DocumentLayout, DocumentSection } from '#web/ui/reading/document-layout.tsx';
import { PageHeader } from '#web/ui/reading/page-header.tsx';
import shared from '#web/ui/shared.module.css';
import { REGULATIONS, regulationSections } from '#words/regulations/regulations.ts';
import type { Rule } from '#words/regulations/rule.ts';
import { DEFAULT_SEASON } from '#words/season-format.ts';
import styles from './regulations-page.module.css';

export const { meta } = REGULATIONS;

export default function RegulationsPage() {
  const facts = useQuery({ ...tournamentQuery, refetchInterval: false }).data;
  const sections = regulationSections(facts?.format ?? DEFAULT_SEASON);
  const parts: readonly Part[] = sections.map(({ rules, ...section }) => ({ ...section, parts: rules }));
  return (
    <>
      <PageHeader title={REGULATIONS.title} lead={REGULATIONS.lead} art={<TitleArt constellation="ladder" />}>
        <Button variant="secondary" onClick={() => window.print()} className={styles.print}>
          <Printer className={shared.iconMedium} />
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

/** The number is its URL fragment: administrators cite it and captains share it. */
function NumberedRule({ rule: { id, number, title, text } }: { readonly rule: Rule }) {
  return (
    <div className={styles.rule}>
      <h3 id={id} className={styles.heading}>
        <a href={`#${id}`} title={REGULATIONS.linkToRule} className={`${styles.number} ${shared.heading}`}>
          {number}
        </a>
        <span className={shared.heading}>{title}</span>
      </h3>
      <div className={styles.text}>
        <RichText blocks={text} />
      </div>
    </div>
  );
}
