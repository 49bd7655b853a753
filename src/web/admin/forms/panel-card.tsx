import type { ReactNode } from 'react';
import shared from '#web/ui/shared.module.css';
import panel from '../panel.module.css';

interface TitleProps {
  readonly title: string;
  readonly about?: ReactNode;
}

export function CardTitle({ title, about }: TitleProps) {
  return (
    <div>
      <h3>{title}</h3>
      {about !== undefined && <p className={shared.note}>{about}</p>}
    </div>
  );
}

/** Looks like a form, where there is nothing to send. */
export function PanelCard({ title, about, children }: TitleProps & { readonly children?: ReactNode }) {
  return (
    <section aria-label={title} className={`${shared.card} ${panel.form}`}>
      <CardTitle title={title} about={about} />
      {children}
    </section>
  );
}
