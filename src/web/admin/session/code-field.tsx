import shared from '#web/ui/shared.module.css';
import { LOGIN } from '../words.ts';
import styles from './code-field.module.css';

interface Props {
  readonly id: string;
  readonly value: string;
  readonly isBlocked: boolean;
  readonly onChange: (code: string) => void;
}

/** The six digits of the second factor, which the server has just asked for. */
export function CodeField({ id, value, isBlocked, onChange }: Props) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={shared.medium}>
        {LOGIN.code}
      </label>
      <input
        id={id}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={6}
        className="admin-field"
        // biome-ignore lint/a11y/noAutofocus: it is what the server has just asked for
        autoFocus
        value={value}
        readOnly={isBlocked}
        aria-disabled={isBlocked}
        onChange={(event) => onChange(event.target.value)}
      />
    </div>
  );
}
