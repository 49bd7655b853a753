import { Button } from '#web/ui/button.tsx';
import panel from '../panel.module.css';
import { SEASON_PANEL } from '../season/words.ts';

interface Entry {
  readonly id: number | string;
  readonly text: string;
  readonly reason: string;
  /** Absent if the decision cannot be undone. */
  readonly undo?: { readonly label: string; readonly act: () => void };
}

/** Below the form for new decisions of the same kind. */
export function CurrentDecisions({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className={`${panel.rows} ${panel.currentDecisions}`} aria-label={SEASON_PANEL.inForce}>
      {entries.map(({ id, text, reason, undo }) => (
        <li key={id}>
          <span dir="auto">
            <b>{text}</b> {reason}
          </span>
          {undo && (
            <Button variant="quiet" onClick={undo.act} aria-label={`${undo.label}: ${text}`}>
              {undo.label}
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}
