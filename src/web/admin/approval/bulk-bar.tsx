import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Decision } from '#domain/results/results.ts';
import { Button } from '#web/ui/button.tsx';
import styles from './bulk.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { decideSelected } from './words.ts';

interface Props {
  readonly chosen: readonly MatchResult[];
  readonly onDecideAll: (decision: Decision, noteForAll: string) => void;
}

/** At the foot of the screen, where the thumb is: what is done to several results at once. */
export function BulkBar({ chosen, onDecideAll }: Props) {
  const [asked, setAsked] = useState<Decision | null>(null);
  if (chosen.length === 0) return null;
  return (
    <div className={styles.adminBulk}>
      <Button className={styles.adminBulkButton} onClick={() => setAsked('approved')}>
        {decideSelected('approved', chosen.length)}
      </Button>
      <Button variant="secondary" className={styles.adminBulkButton} onClick={() => setAsked('rejected')}>
        {decideSelected('rejected', chosen.length)}
      </Button>
      {asked && (
        <BulkDialog
          decision={asked}
          results={chosen}
          onConfirm={(noteForAll) => {
            setAsked(null);
            onDecideAll(asked, noteForAll);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </div>
  );
}
