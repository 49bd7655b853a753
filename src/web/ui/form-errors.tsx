import shared from './shared.module.css';

interface FieldErrorProps {
  /** For the field's `aria-describedby`, beside `aria-invalid`. */
  readonly id?: string;
  readonly problem: string | null | undefined;
  readonly className?: string;
}

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
  /** A toast has already announced it; the toast disappears, and this stays. */
  readonly isAnnounced?: boolean;
  readonly className?: string | undefined;
}

export function FormError({ problem, isAnnounced = false, className = shared.red }: FormErrorProps) {
  if (problem === null) return null;
  return (
    <p role={isAnnounced ? undefined : 'alert'} className={className}>
      {problem}
    </p>
  );
}
