import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { Button } from '#web/ui/button.tsx';
import { CircleCheck } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { BulkDialog } from './bulk-dialog.tsx';
import { approveAgreed } from './words.ts';

interface Props {
  /** Those on which both clubs agree. */
  readonly results: readonly MatchResult[];
  readonly onApprove: (looked: readonly MatchResult[]) => void;
}

/** Most of an evening: what both clubs say, with one look at the list of it. */
export function ApproveAgreed({ results, onApprove }: Props) {
  const [asked, setAsked] = useState<ReadonlySet<number> | null>(null);
  // What became agreed after the list was opened has not been looked at, and what was decided since needs nothing.
  const listed = results.filter(({ id }) => asked?.has(id));
  return (
    <>
      <Button className="admin-approve-agreed" onClick={() => setAsked(new Set(results.map(({ id }) => id)))}>
        <CircleCheck className={shared.iconMedium} />
        {approveAgreed(results.length)}
      </Button>
      {listed.length > 0 && (
        <BulkDialog
          decision="approved"
          results={listed}
          onConfirm={() => {
            setAsked(null);
            onApprove(listed);
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
