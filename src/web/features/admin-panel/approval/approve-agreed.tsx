import { useState } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import { approveAgreed } from '#web/content/review.ts';
import { Button } from '#web/ui/button.tsx';
import { CircleCheck } from '#web/ui/icons/circle-check.tsx';
import { BulkDialog } from './bulk-dialog.tsx';

interface Props {
  /** Those on which both clubs agree. */
  readonly results: readonly MatchResult[];
  readonly onApprove: () => void;
}

/** Most of an evening: what both clubs say, with one look at the list of it. */
export function ApproveAgreed({ results, onApprove }: Props) {
  const [asked, setAsked] = useState<readonly MatchResult[] | null>(null);
  return (
    <>
      <Button className="admin-approve-agreed" onClick={() => setAsked(results)}>
        <CircleCheck className="size-5" />
        {approveAgreed(results.length)}
      </Button>
      {asked && (
        <BulkDialog
          decision="approved"
          results={asked}
          onConfirm={() => {
            setAsked(null);
            onApprove();
          }}
          onClose={() => setAsked(null)}
        />
      )}
    </>
  );
}
