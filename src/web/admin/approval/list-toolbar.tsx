import { type ReactNode, useState } from 'react';
import type { Group } from '#domain/clubs/groups.ts';
import type { Bracket } from '#domain/matches/stages.ts';
import { Button } from '#web/ui/button.tsx';
import { Filter as FilterIcon, Keyboard, Search } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { BRACKET_TITLES, groupTitle } from '#words/titles.ts';
import { Choice, Options } from '../forms/fields.tsx';
import type { Filter } from './list-results.ts';
import styles from './list-toolbar.module.css';
import { APPROVAL } from './words.ts';

interface Props {
  readonly groups: readonly Group[];
  readonly brackets: readonly Bracket[];
  readonly filter: Filter;
  readonly onFilter: (change: Partial<Filter>) => void;
  readonly isHelpShown: boolean;
  readonly onHelp: () => void;
  /** Selects all or none; null where nothing can be selected. */
  readonly selection: { readonly isEmpty: boolean; readonly onToggle: () => void } | null;
  readonly children: ReactNode;
}

/** One row. Where it is narrow, the filters are behind a button. */
export function ListToolbar({
  groups,
  brackets,
  filter,
  onFilter,
  isHelpShown,
  onHelp,
  selection,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const { status, group, order } = filter;
  const isFiltered = status !== 'pending' || group !== 'all' || order !== 'oldest';
  return (
    <div className={styles.toolbar}>
      <div className={styles.search}>
        <Search className={shared.iconSmall} />
        <input
          type="search"
          aria-label={APPROVAL.search}
          placeholder={APPROVAL.search}
          className={shared.field}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          value={filter.search}
          onChange={(event) => onFilter({ search: event.target.value })}
        />
      </div>
      <Button
        variant="secondary"
        className={styles.more}
        aria-label={APPROVAL.more}
        title={APPROVAL.more}
        aria-expanded={isOpen}
        data-active={isFiltered || undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <FilterIcon className={shared.iconMedium} />
      </Button>
      <div className={styles.filters} data-open={isOpen || undefined}>
        <Choice label={APPROVAL.filter} value={status} onChange={(to) => onFilter({ status: to })}>
          <Options texts={APPROVAL.filters} />
        </Choice>
        <Choice label={APPROVAL.group} value={group} onChange={(to) => onFilter({ group: to })}>
          <option value="all">{APPROVAL.allGroups}</option>
          {groups.map((letter) => (
            <option key={letter} value={letter}>
              {groupTitle(letter)}
            </option>
          ))}
          {brackets.map((bracket) => (
            <option key={bracket} value={bracket}>
              {BRACKET_TITLES[bracket]}
            </option>
          ))}
        </Choice>
        <Choice label={APPROVAL.order} value={order} onChange={(to) => onFilter({ order: to })}>
          <Options texts={APPROVAL.orders} />
        </Choice>
      </div>
      {selection && (
        <Button variant="secondary" onClick={selection.onToggle}>
          {selection.isEmpty ? APPROVAL.selectAll : APPROVAL.clear}
        </Button>
      )}
      {children}
      <Button
        variant="quiet"
        className={styles.help}
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
    <dl className={`${shared.row} ${styles.keys}`}>
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
