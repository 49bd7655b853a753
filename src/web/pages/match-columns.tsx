import type { ReactNode } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { Meetings } from '#web/features/match/meetings.tsx';
import { Container, Section } from '#web/ui/layout.tsx';
import { MATCH } from '#words/match-page.ts';
import styles from './banner-columns.module.css';

interface Props {
  readonly stage: Stage;
  /** The table of its group. */
  readonly table: ReactNode;
  readonly meetings: readonly FixtureRow[];
  /** The first column. */
  readonly children: ReactNode;
}

/** Below the hero of a match: its history, and beside it the table and the other meetings of the two clubs. */
export function MatchColumns({ stage, table, meetings, children }: Props) {
  return (
    <Container className={styles.columns}>
      <div>{children}</div>
      <aside>
        {stage.kind === 'group' && (
          <Section id="table" title={MATCH.table}>
            {table}
          </Section>
        )}
        {meetings.length > 0 && (
          <Section id="meetings" title={MATCH.meetings}>
            <Meetings meetings={meetings} />
          </Section>
        )}
      </aside>
    </Container>
  );
}
