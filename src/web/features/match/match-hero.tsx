import type { ReactNode } from 'react';
import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import type { TournamentReply } from '#contract/tournament-view.ts';
import { isBye } from '#domain/matches/fixture-row.ts';
import { type MatchState, matchState } from '#domain/matches/match-state.ts';
import type { Round, Stage } from '#domain/matches/stages.ts';
import { type Score as Goals, penaltiesText } from '#domain/results/score-text.ts';
import { shownDeadline } from '#domain/schedule/gmt-text.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { LapsedKickoff } from '#web/clubs/lapsed-kickoff.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { NightBanner } from '#web/clubs/night-banner.tsx';
import { Score } from '#web/clubs/score.tsx';
import type { BackLinkProps } from '#web/ui/back-link.tsx';
import { Check, CircleAlert, Clock } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { LocalTime } from '#web/ui/time/time.tsx';
import { comingText, MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import styles from './match-hero.module.css';

/** Each with a sign, since colour alone is not enough. */
const SIGNS: Record<MatchState, readonly [tone: string | undefined, Sign: typeof Check | null]> = {
  unknown: [shared.muted, null],
  open: [shared.accent, null],
  waiting: [shared.orange, Clock],
  disputed: [shared.red, CircleAlert],
  decided: [shared.green, Check],
  awarded: [shared.green, Check],
  walkover: [shared.green, Check],
};

interface Props extends MatchFactsProps {
  /** The first round of its bracket; undefined for a group match. */
  readonly firstRound: Round | undefined;
  readonly back: BackLinkProps;
  /** Icon buttons. */
  readonly share: ReactNode;
  /** Below everything else. */
  readonly children?: ReactNode;
}

/** The top of a match page, in the current season or in the archive: the score between the clubs or their placeholders. */
export function MatchHero({ fixture, stage, firstRound, facts, back, share, children }: Props) {
  const { home, away } = fixture;
  const coming = (side: 0 | 1) => stage.kind === 'knockout' && comingText(stage, side, firstRound);
  const state = matchState(fixture);
  // In a dispute, neither score comes before the other.
  const isScored = fixture.status !== 'PENDING' && state !== 'walkover' && state !== 'disputed';
  const score = isScored ? fixture.result : null;
  const lead = fixture.winner === null ? 0 : fixture.winner === home?.clubId ? 1 : -1;
  const [tone, Sign] = SIGNS[state];
  return (
    <NightBanner clubs={[home?.name, away?.name].flatMap((name) => name ?? [])} back={back} actions={share}>
      <h1 tabIndex={-1} className={styles.hero}>
        <Side entrant={home} placeholder={coming(0)} isOut={lead < 0} />
        {score ? (
          <Score score={score} className={scoreClass(score, state)} lead={lead} />
        ) : (
          <span className={`${styles.score} ${styles.unplayed}`}>{MATCH.versus}</span>
        )}
        <Side entrant={away} placeholder={coming(1)} isOut={lead > 0} />
      </h1>
      <div className={styles.below}>
        {score && score.homePenalties !== null && <p className={styles.penalties}>{penaltiesText(score)}</p>}
        <p className={`${styles.state} ${tone}`}>
          {Sign && <Sign />}
          {isBye(fixture, firstRound) ? MATCH.bye : STATE_WORDS[state]}
          {score?.afterExtraTime && <span className={shared.muted}>{MATCH.afterExtraTime}</span>}
        </p>
        {state === 'disputed' && <Claims fixture={fixture} />}
        <MatchFacts fixture={fixture} stage={stage} facts={facts} />
        {children}
      </div>
    </NightBanner>
  );
}

function scoreClass({ homeScore, awayScore }: { homeScore: number; awayScore: number }, state: MatchState) {
  const isWide = homeScore > 9 && awayScore > 9;
  return [styles.score, isWide && styles.wide, state === 'waiting' && styles.unconfirmed]
    .filter(Boolean)
    .join(' ');
}

interface SideProps {
  readonly entrant: FixtureSide;
  /** Text for a club that is to be confirmed. */
  readonly placeholder: string | false;
  readonly isOut: boolean;
}

function Side({ entrant, placeholder, isOut }: SideProps) {
  if (entrant?.clubId == null)
    return (
      <span className={`${styles.side} ${styles.noClub} ${entrant ? '' : styles.toBeConfirmed}`}>
        {entrant ? MATCH.bye : placeholder}
      </span>
    );
  const { clubId: id, name } = entrant;
  return (
    <ClubLink
      club={{ id, name }}
      className={`${styles.side} ${shared.quietLink} ${isOut ? shared.muted : ''}`}
    >
      <Crest name={name} size={128} />
      <ClubName name={name} isLarge />
    </ClubLink>
  );
}

interface MatchFactsProps {
  readonly fixture: FixtureRow;
  readonly stage: Stage;
  readonly facts: Pick<TournamentReply, 'postponements' | 'lapsedKickoffs'>;
}

/** Place and time of a match in one line, and what was ruled or said about it. */
function MatchFacts({ fixture, stage, facts }: MatchFactsProps) {
  const { id, kickoff, closesAt, status, result } = fixture;
  const isDecided = status === 'COMPLETED';
  const playedAt = kickoff ?? (result?.origin === 'award' ? null : result?.submittedAt);
  const lapsed = facts.lapsedKickoffs.find(({ fixtureId }) => fixtureId === id);
  return (
    <>
      <p className={`${styles.meta} ${shared.muted}`}>
        <span>{stageTitles(stage).join(' · ')}</span>
        {isDecided && playedAt && (
          <span>
            <LocalTime iso={playedAt} />
          </span>
        )}
        {!isDecided && kickoff && (
          <span>
            {MATCH.kickoff} <LocalTime iso={kickoff} />
          </span>
        )}
        {!isDecided && closesAt && (
          <span>
            {MATCH.deadline} <LocalTime iso={closesAt} shown={shownDeadline(closesAt)} />
          </span>
        )}
      </p>
      {!isDecided && !kickoff && lapsed && (
        <p className={styles.note}>
          <LapsedKickoff at={lapsed.at} />
        </p>
      )}
      {notesOf(fixture, facts).map((note) => (
        <p key={note} className={styles.note} dir="auto">
          {note}
        </p>
      ))}
    </>
  );
}

/** Statements of the administrator and the clubs about the match. */
function notesOf({ id, result }: FixtureRow, { postponements }: MatchFactsProps['facts']): string[] {
  const postponed = postponements.find(({ fixtureId }) => fixtureId === id);
  const isPending = result?.submissionStatus === 'pending';
  return [
    postponed && `${MATCH.postponed}: ${postponed.reason}`,
    isPending && result.agreement === 'agreed' && MATCH.agreed,
    result?.origin === 'award' && `${MATCH.ruling}: ${result.adminNotes}`,
    result?.late && MATCH.late,
  ].filter((note) => typeof note === 'string');
}

/** The two scores of a dispute, side by side, the home club's first. */
function Claims({ fixture: { result, home, away } }: { readonly fixture: FixtureRow }) {
  if (!result?.dispute) return null;
  const { dispute, reportedBy } = result;
  const nameOf = (clubId: number | null) =>
    [home, away].find((side) => side?.clubId === clubId && clubId !== null)?.name ?? null;
  const claims = [
    { name: nameOf(reportedBy), score: result as Goals },
    { name: nameOf(dispute.by), score: dispute as Goals },
  ];
  if (dispute.by === home?.clubId) claims.reverse();
  return (
    <ul className={styles.claims}>
      {claims.map(({ name, score }) => (
        <li key={name}>
          <p>
            {name && <Crest name={name} size={28} />}
            <span>
              {name === null ? (
                MATCH.submitted
              ) : (
                <>
                  <bdi>{name}</bdi> {MATCH.says}
                </>
              )}
            </span>
          </p>
          <Score score={score} className={styles.claimedScore} />
          {score.homePenalties != null && <p>{penaltiesText(score)}</p>}
        </li>
      ))}
    </ul>
  );
}
