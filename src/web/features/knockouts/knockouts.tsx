import { useQuery } from '@tanstack/react-query';
import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import { BRACKETS } from '#domain/matches/stages.ts';
import { hasFailed } from '#web/api/has-failed.ts';
import { knockoutsQuery } from '#web/api/queries.ts';
import { LoadError, StaleMark } from '#web/ui/load-error.tsx';
import shared from '#web/ui/shared.module.css';
import { RECONNECTING } from '#words/connection.ts';
import styles from './knockouts.module.css';
import { type TieExtras, Tree } from './tree.tsx';
import { roundsOf } from './tree-ties.ts';
import { KNOCKOUTS } from './words.ts';

interface Props extends TieExtras {
  /** Of the headings of the trees. */
  readonly level: 2 | 3;
}

/** Both knockout trees, as they are or, while the groups are open, as they would be. */
export function Knockouts(props: Props) {
  const query = useQuery(knockoutsQuery);
  const { data, refetch } = query;
  const failed = hasFailed(query);
  if (!data && failed)
    return <LoadError message={KNOCKOUTS.error} retryLabel={KNOCKOUTS.retry} onRetry={refetch} />;
  if (!data)
    return (
      <p role="status" className={`${styles.loading} ${shared.note}`}>
        {KNOCKOUTS.loading}
      </p>
    );
  return (
    <>
      {failed && <StaleMark>{RECONNECTING}</StaleMark>}
      {data.isProvisional && (
        <p className="provisional">
          <b>{KNOCKOUTS.provisional.title}</b> {KNOCKOUTS.provisional.text}
        </p>
      )}
      <Trees knockouts={data} {...props} />
    </>
  );
}

interface TreesProps extends Props {
  readonly knockouts: KnockoutsReply;
}

export function Trees({ knockouts, ...props }: TreesProps) {
  return BRACKETS.map((bracket) => (
    <Tree key={bracket} bracket={bracket} rounds={roundsOf(knockouts, bracket)} {...props} />
  ));
}
