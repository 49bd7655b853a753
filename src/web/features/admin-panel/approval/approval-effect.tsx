import { memo } from 'react';
import type { GroupFixture } from '#domain/fixtures/fixtures.ts';
import type { Result } from '#domain/results/results.ts';
import { approvalEffect } from '#domain/standings/approval-effect.ts';
import { APPROVAL, rankChangeText } from '#web/content/admin.ts';

interface Props {
  readonly resultId: number;
  readonly fixtures: readonly GroupFixture[] | null;
  readonly results: readonly Result[];
}

/**
 * What approving a result would do to the table of its group. Every letter of a note renders all cards; this is worked
 * out again only when clubs or results change.
 */
export const ApprovalEffect = memo(({ resultId, fixtures, results }: Props) => {
  if (!fixtures || !results.some(({ id }) => id === resultId)) return null;
  const changes = approvalEffect(fixtures, results, resultId);
  if (changes.length === 0) return <p className="admin-effect">{APPROVAL.noEffect}</p>;
  return (
    <ul className="admin-effect">
      {changes.map(({ club, from, to }) => (
        <li key={club.id} className={to < from ? 'up' : 'down'}>
          <bdi>{club.name}</bdi>: {rankChangeText(from, to)}
        </li>
      ))}
    </ul>
  );
});
