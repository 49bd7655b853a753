import { memo } from 'react';
import type { MatchResult } from '#contract/result-views.ts';
import type { Fixture } from '#domain/fixtures/fixtures.ts';
import { approvalEffect } from '#domain/standings/approval-effect.ts';
import { toResult } from '#web/api/to-result.ts';
import { APPROVAL, rankChangeText } from '#web/content/admin.ts';

interface Props {
  readonly resultId: number;
  readonly fixtures: readonly Fixture[];
  readonly results: readonly MatchResult[];
}

/**
 * What approving a result would do to the table of its group. Every letter of a note renders all cards; this is worked
 * out again only when clubs or results change.
 */
export const Effect = memo(({ resultId, fixtures, results }: Props) => {
  const isKnown = fixtures.length > 0 && results.some(({ id }) => id === resultId);
  if (!isKnown) return null;
  const changes = approvalEffect(fixtures, results.map(toResult), resultId);
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
