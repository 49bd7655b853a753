import type { FixtureRow, FixtureSide } from '#contract/fixtures-view.ts';
import { type MatchState, matchState } from '#domain/matches/match-state.ts';
import type { Stage } from '#domain/matches/stages.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { Score } from '#web/clubs/score.tsx';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import shared from '#web/ui/shared.module.css';
import { comingText, MATCH } from '#words/match-page.ts';
import { STATE_WORDS } from '#words/match-states.ts';
import styles from './match-hero.module.css';

const TONES: Record<MatchState, BadgeTone> = {
  unknown: 'neutral',
  open: 'accent',
  waiting: 'neutral',
  disputed: 'red',
  decided: 'green',
  awarded: 'green',
  walkover: 'green',
};

interface Props {
  readonly fixture: FixtureRow;
  readonly stage: Stage;
}

/** The score between the two clubs, or between the places that they will take, and a word for its state. */
export function MatchHero({ fixture, stage }: Props) {
  const state = matchState(fixture);
  const scored = fixture.status === 'PENDING' || state === 'walkover' ? null : fixture.result;
  const isConfirmed = fixture.status === 'COMPLETED';
  return (
    <>
      <h1 tabIndex={-1} className={`match-hero ${styles.title}`}>
        <Side entrant={fixture.home} coming={stage.kind === 'knockout' && comingText(stage, 0)} />
        {scored ? (
          <Score score={scored} className={isConfirmed ? 'match-score' : 'match-score unconfirmed'} />
        ) : (
          <span className="match-score unplayed">{MATCH.versus}</span>
        )}
        <Side entrant={fixture.away} coming={stage.kind === 'knockout' && comingText(stage, 1)} />
      </h1>
      <p className="match-state">
        <Badge tone={TONES[state]}>{STATE_WORDS[state]}</Badge>
        {scored && scored.homePenalties !== null && <span>{penaltiesText(scored)}</span>}
        {scored?.afterExtraTime && <span>{MATCH.afterExtraTime}</span>}
      </p>
    </>
  );
}

interface SideProps {
  readonly entrant: FixtureSide;
  /** In place of a club that is not known yet. */
  readonly coming: string | false;
}

function Side({ entrant, coming }: SideProps) {
  if (entrant?.clubId == null)
    return <span className="match-side nobody">{entrant ? MATCH.bye : coming}</span>;
  const { clubId: id, name } = entrant;
  return (
    <ClubLink club={{ id, name }} className={`match-side ${shared.quietLink}`}>
      <Crest name={name} size={96} className="match-crest" />
      <span dir="auto">{name}</span>
    </ClubLink>
  );
}
