import { type ComponentProps, type ReactNode, useContext } from 'react';
import type { FixtureRow } from '#contract/fixtures-view.ts';
import { firstRoundOf } from '#domain/matches/fixture-row.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { matchPath } from '#paths.ts';
import { ArchivedSeason } from '#web/clubs/links.tsx';
import { History } from '#web/features/match/history.tsx';
import { MatchHero } from '#web/features/match/match-hero.tsx';
import { Meetings, otherMeetings } from '#web/features/match/meetings.tsx';
import { Container, Section } from '#web/ui/layout.tsx';
import { ShareLink } from '#web/ui/share-link.tsx';
import { clubsText, MATCH, matchMeta } from '#words/match-page.ts';
import styles from './banner-columns.module.css';

interface Props extends Pick<ComponentProps<typeof MatchHero>, 'facts' | 'back'> {
  readonly fixture: FixtureRow;
  /** All matches of its season. */
  readonly fixtures: readonly FixtureRow[];
  readonly season: number;
  /** The table of its group. */
  readonly table: ReactNode;
  /** The entries about it. */
  readonly record: ComponentProps<typeof History>['query'];
  /** Below the score. */
  readonly actions?: ReactNode;
  /** Below the history. */
  readonly children?: ReactNode;
}

/** A match: the score, its history, and beside it the table and the other meetings of the two clubs. */
export function MatchView(props: Props) {
  const { fixture, fixtures, season, facts, back, table, record, actions, children } = props;
  const archived = useContext(ArchivedSeason) ?? undefined;
  const stage = stageOfRow(fixture);
  const firstRound = firstRoundOf(fixtures, fixture);
  const meetings = otherMeetings(fixtures, fixture);
  const { title } = matchMeta(stage, clubsText(fixture), archived);
  return (
    <>
      <MatchHero
        fixture={fixture}
        stage={stage}
        firstRound={firstRound}
        facts={facts}
        back={back}
        share={<ShareLink path={matchPath(fixture.id, season)} title={title} isSmall />}
      >
        {actions}
      </MatchHero>
      <Container className={styles.columns}>
        <div>
          <History fixture={fixture} firstRound={firstRound} season={season} query={record} />
          {children}
        </div>
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
    </>
  );
}
