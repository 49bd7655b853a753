import type { MatchResult } from '#contract/result-views.ts';
import type { RankChange } from '#domain/standings/approval-effect.ts';
import { APPROVAL, ORDINALS, otherClubsMove, rankChangeText } from '#web/content/admin.ts';

/** Every club that would stand elsewhere if the result were approved. */
export function ApprovalEffect({ changes }: { readonly changes: readonly RankChange[] }) {
  if (changes.length === 0) return <p className="text-muted">{APPROVAL.noEffect}</p>;
  return (
    <ul className="admin-effect">
      {changes.map(({ club, from, to }) => (
        <li key={club.id} className={to < from ? 'admin-up' : 'admin-down'}>
          <bdi>{club.name}</bdi>: {rankChangeText(from, to)}
        </li>
      ))}
    </ul>
  );
}

interface Props {
  readonly result: MatchResult;
  readonly effect: readonly RankChange[] | null;
}

/**
 * The same in one line, whatever it says: it is worked out again when somebody else decides, and the cards below must
 * not move then.
 */
export function EffectLine({ result, effect }: Props) {
  const home = effect?.find(({ club }) => club.name === result.homeTeam);
  const away = effect?.find(({ club }) => club.name === result.awayTeam);
  const others = (effect?.length ?? 0) - (home ? 1 : 0) - (away ? 1 : 0);
  return (
    <p className="admin-effect-line">
      {effect?.length === 0 && APPROVAL.noEffect}
      {home && <Move side={APPROVAL.home} change={home} />}
      {away && <Move side={APPROVAL.away} change={away} />}
      {others > 0 && otherClubsMove(others)}
    </p>
  );
}

function Move({ side, change: { from, to } }: { readonly side: string; readonly change: RankChange }) {
  return (
    <span className="admin-move" title={rankChangeText(from, to)}>
      {side} <span className={to < from ? 'admin-up' : 'admin-down'}>{ORDINALS[to]}</span>{' '}
    </span>
  );
}
