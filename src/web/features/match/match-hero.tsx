import type { ReactNode } from 'react';
import type { FixtureSide } from '#contract/fixtures-view.ts';
import { isBye } from '#domain/matches/fixture-row.ts';
import { type MatchState, matchState } from '#domain/matches/match-state.ts';
import type { Round } from '#domain/matches/stages.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { NightBanner } from '#web/clubs/night-banner.tsx';
import { Score } from '#web/clubs/score.tsx';
import type { BackLinkProps } from '#web/ui/back-link.tsx';
import { Check, CircleAlert, Clock } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { comingText, MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';
import { Claims } from './claims.tsx';
import { MatchFacts, type MatchFactsProps } from './match-facts.tsx';
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
