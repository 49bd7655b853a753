import shared from './shared.module.css';

interface FieldErrorProps {
  /** The field names it in `aria-describedby`, beside its `aria-invalid`. */
  readonly id?: string;
  readonly problem: string | null | undefined;
  readonly className?: string;
}

/** What is wrong with a field, below it. */
export function FieldError({ id, problem, className = '' }: FieldErrorProps) {
  if (!problem) return null;
  return (
    <p id={id} role="alert" className={`${shared.small} ${shared.red} ${className}`}>
      {problem}
    </p>
  );
}

interface FormErrorProps {
  readonly problem: string | null;
  /** A notification has announced it already; it goes away, and this stays. */
  readonly isAnnounced?: boolean;
  readonly className?: string | undefined;
}

/** Why a form was not sent. */
export function FormError({ problem, isAnnounced = false, className = shared.red }: FormErrorProps) {
  if (problem === null) return null;
  return (
    <p role={isAnnounced ? undefined : 'alert'} className={className}>
      {problem}
    </p>
  );
}
