import shared from './shared.module.css';

interface Props {
  readonly label: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
}

/** With its label. */
export function CheckBox({ label, isChecked, onChange }: Props) {
  return (
    <label className={shared.option}>
      <input
        type="checkbox"
        className={shared.checkBox}
        checked={isChecked}
        onChange={(event) => onChange(event.target.checked)}
      />
      {label}
    </label>
  );
}
