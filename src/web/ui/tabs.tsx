import { Fragment, type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import shared from './shared.module.css';
import styles from './tabs.module.css';

interface Tab<Value extends string> {
  readonly value: Value;
  readonly label: ReactNode;
  /** Above the first tab of a group. */
  readonly before?: ReactNode;
  readonly panel: ReactNode;
}

interface Props<Value extends string> {
  /** The accessible name of the tab list. */
  readonly label: string;
  readonly tabs: readonly Tab<Value>[];
  readonly value: Value;
  readonly onSelect: (value: Value) => void;
  /** For stacked tabs, the up and down keys move along them. */
  readonly isVertical?: boolean;
  /** Beside the row. */
  readonly links?: ReactNode;
}

/**
 * Controlled. Without JavaScript, all panels are shown, one below the other; with it, a panel is rendered when its tab
 * is first opened.
 */
export function Tabs<Value extends string>({
  label,
  tabs,
  value,
  onSelect,
  isVertical,
  links,
}: Props<Value>) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [opened, setOpened] = useState<readonly Value[]>([value]);
  if (!opened.includes(value)) setOpened([...opened, value]);

  function onKeyDown(event: KeyboardEvent) {
    const index = tabs.findIndex((tab) => tab.value === value);
    const [after, before] = [tabs[(index + 1) % tabs.length], tabs.at(index - 1)];
    const targets: Partial<Record<string, (typeof tabs)[number] | undefined>> = {
      ArrowRight: after,
      ArrowLeft: before,
      ...(isVertical && { ArrowDown: after, ArrowUp: before }),
      Home: tabs[0],
      End: tabs.at(-1),
    };
    const next = targets[event.key];
    if (!next) return;
    event.preventDefault();
    onSelect(next.value);
    row.current?.querySelectorAll('button')[tabs.indexOf(next)]?.focus();
  }

  return (
    <>
      <div
        ref={row}
        role="tablist"
        aria-label={label}
        aria-orientation={isVertical ? 'vertical' : undefined}
        onKeyDown={onKeyDown}
        className={styles.tabs}
      >
        {tabs.map((tab) => {
          const selected = tab.value === value;
          return (
            <Fragment key={tab.value}>
              {tab.before}
              <button
                type="button"
                role="tab"
                id={`${id}-tab-${tab.value}`}
                aria-selected={selected}
                aria-controls={`${id}-panel-${tab.value}`}
                tabIndex={selected ? 0 : -1}
                onClick={() => onSelect(tab.value)}
              >
                {tab.label}
              </button>
            </Fragment>
          );
        })}
      </div>
      {links}
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          className={tab.value === value ? '' : styles.closed}
        >
          {/* React renders <noscript> content on the server and ignores it in the browser. */}
          {opened.includes(tab.value) ? tab.panel : <noscript>{tab.panel}</noscript>}
        </div>
      ))}
    </>
  );
}

/** Names a tab's panel where no tab does: for screen readers, in print, and without JavaScript. */
export function PanelTitle({ children }: { readonly children: string }) {
  return <h2 className={`${shared.hiddenByTabs} ${shared.section}`}>{children}</h2>;
}
