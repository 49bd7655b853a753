import { Button } from '#web/ui/button.tsx';
import { SEASON_PANEL } from '../season/words.ts';

interface Entry {
  readonly id: number | string;
  readonly text: string;
  readonly reason: string;
  /** Takes it back, where that can be done. */
  readonly undo?: { readonly label: string; readonly act: () => void };
}

/** What was decided so far, below the form that decides more of it. */
export function InForce({ entries }: { readonly entries: readonly Entry[] }) {
  if (entries.length === 0) return null;
  return (
    <ul className="admin-in-force" aria-label={SEASON_PANEL.inForce}>
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
