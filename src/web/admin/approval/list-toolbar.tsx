import './list-toolbar.css';
import { GROUPS } from '#domain/clubs/groups.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { Button } from '#web/ui/button.tsx';
import { Keyboard, Search } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { BRACKET_TITLES, groupTitle } from '#words/titles.ts';
import type { Filter } from './list-results.ts';
import styles from './list-toolbar.module.css';
import { APPROVAL } from './words.ts';

const GROUP_OPTIONS = [
  { value: 'all', label: APPROVAL.allGroups } as const,
  ...GROUPS.map((group) => ({ value: group, label: groupTitle(group) })),
  ...BRACKETS.map((bracket) => ({ value: bracket, label: BRACKET_TITLES[bracket] })),
];

interface Props {
  readonly filter: Filter;
  readonly onFilter: (change: Partial<Filter>) => void;
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  /** Selects everything, or nothing; null where nothing can be selected. */
  readonly selection: { readonly isEmpty: boolean; readonly onToggle: () => void } | null;
}

/** Which results the list shows. */
export function ListToolbar({ filter, onFilter, isHelpShown, onHelp, selection }: Props) {
  return (
    <div className="admin-toolbar">
      <div className="admin-search">
        <Search className={shared.iconSmall} />
        <input
          type="search"
          aria-label={APPROVAL.search}
          placeholder={APPROVAL.search}
          className="admin-field"
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={filter.search}
          onChange={(event) => onFilter({ search: event.target.value })}
        />
      </div>
      <Choice
        label={APPROVAL.filter}
        options={APPROVAL.filters}
        value={filter.status}
        onChange={(status) => onFilter({ status })}
      />
      <Choice
        label={APPROVAL.group}
        options={GROUP_OPTIONS}
        value={filter.group}
        onChange={(group) => onFilter({ group })}
      />
      <Choice
        label={APPROVAL.order}
        options={APPROVAL.orders}
        value={filter.order}
        onChange={(order) => onFilter({ order })}
      />
      {selection && (
        <Button variant="secondary" className="admin-select-all" onClick={selection.onToggle}>
          {selection.isEmpty ? APPROVAL.selectAll : APPROVAL.clear}
        </Button>
      )}
      <Button
        variant="quiet"
        className={`admin-help-button ${styles.help}`}
        aria-label={APPROVAL.help}
        title={APPROVAL.help}
        aria-expanded={isHelpShown}
        onClick={onHelp}
      >
        <Keyboard className={shared.iconMedium} />
      </Button>
    </div>
  );
}

export function KeyHelp() {
  return (
    <dl className="admin-keys">
      {APPROVAL.keys.map(({ key, does }) => (
        <div key={key}>
          <dt>
            <kbd>{key}</kbd>
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );
}

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly options: readonly { readonly value: Value; readonly label: string }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, which say by themselves what they are about. */
function Choice<Value extends string>({ label, options, value, onChange }: ChoiceProps<Value>) {
  return (
    <select
      aria-label={label}
      className="admin-field"
      value={value}
      onChange={(event) => onChange(event.target.value as Value)}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </select>
  );
}
