import type { FormEvent, ReactNode } from 'react';
import { Button } from '#web/ui/button.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
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

interface Props {
  readonly title: string;
  readonly about?: ReactNode;
  readonly button: string;
  readonly onSubmit: (event: FormEvent<HTMLFormElement>) => void;
  /** Whether there is something to send; until then the button is outlined. */
  readonly isReady: boolean;
  /** Whether the action removes something; its button is never filled. */
  readonly isDestructive?: boolean;
  readonly isSending?: boolean;
  /** Shown while a field is missing. */
  readonly missing?: string | null;
  /** Why the last call was refused. */
  readonly problem?: string | null;
  readonly children?: ReactNode;
  /** Earlier changes made with the form, below the button. */
  readonly history?: ReactNode;
}

/** The layout of every form in the panel. */
export function PanelForm({
  title,
  about,
  button,
  onSubmit,
  isReady,
  isDestructive = false,
  isSending = false,
  missing = null,
  problem = null,
  children,
  history,
}: Props) {
  const variant = isDestructive ? 'outlinedDanger' : isReady ? 'primary' : 'secondary';
  return (
    <form noValidate aria-label={title} onSubmit={onSubmit} className={`${shared.card} ${panel.form}`}>
      <CardTitle title={title} about={about} />
      {children}
      <FormError problem={missing} />
      <FormError problem={problem} isAnnounced />
      <div className={panel.formEnd}>
        <Button type="submit" variant={variant} aria-disabled={isSending}>
          {button}
        </Button>
      </div>
      {history}
    </form>
  );
}
