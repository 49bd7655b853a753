import { useId } from 'react';
import shared from '#web/ui/shared.module.css';
import styles from './segments.module.css';

interface Props<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  readonly options: readonly {
    readonly value: Value;
    readonly label: string;
    readonly count?: number;
  }[];
}

/** One of a few choices, all in sight. */
export function Segments<Value extends string>({ label, value, onChange, options }: Props<Value>) {
  const name = useId();
  return (
    <fieldset className={styles.segments}>
      <legend className={shared.hidden}>{label}</legend>
      {options.map((option) => (
        <label key={option.value}>
          <input
            type="radio"
            name={name}
            className={shared.hidden}
            checked={option.value === value}
            onChange={() => onChange(option.value)}
          />
          {option.label} {option.count !== undefined && <b>{option.count}</b>}
        </label>
      ))}
    </fieldset>
  );
}
