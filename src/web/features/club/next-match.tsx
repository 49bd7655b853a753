import type { ReactNode } from 'react';
import type { FixtureSide } from '#contract/fixtures-view.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { scoreText } from '#domain/results/score-text.ts';
import { shownDeadline } from '#domain/schedule/gmt-text.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { Clock } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/layout.tsx';
import shared from '#web/ui/shared.module.css';
import { countdownText } from '#web/ui/time/formats.ts';
import { useNow } from '#web/ui/time/now.ts';
import { LocalTime } from '#web/ui/time/time.tsx';
import { MATCH_TIMES, STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import type { ClubMatch } from './club-season.ts';
import styles from './next-match.module.css';
import { CLUB } from './words.ts';

interface Props {
  readonly match: ClubMatch;
  /** The buttons of the match. */
  readonly children: ReactNode;
}

/** A match that is not decided, as a card: who, when, and what can be done about it. */
export function NextMatch({ match: { fixture, state }, children }: Props) {
  const { id, home, away, result, kickoff, closesAt } = fixture;
  const [, title] = stageTitles(stageOfRow(fixture));
  const isWaiting = state === 'waiting' || state === 'disputed';
  const score = isWaiting && result ? scoreText(result) : null;
  return (
    <Section id={`match-${id}`} title={isWaiting ? CLUB.waiting : CLUB.next}>
      <div className={`${shared.card} ${styles.card}`}>
        <p className={shared.note}>
          {title}
          {isWaiting && ` · ${STATE_WORDS[state]}`}
        </p>
        <div className={styles.sides}>
          <Side side={home} />
          <MatchLink
            fixtureId={id}
            className={`${styles.score} ${shared.quietLink}`}
            label={`${title}, ${score ?? `${MATCH_TIMES.versus}, ${STATE_WORDS[state]}`}`}
          >
            {score ?? MATCH_TIMES.versus}
          </MatchLink>
          <Side side={away} />
        </div>
        {!isWaiting && kickoff && <TimeLeft iso={kickoff} label={MATCH_TIMES.kickoff} />}
        {!isWaiting && closesAt && (
          <TimeLeft iso={closesAt} label={MATCH_TIMES.deadline} shown={shownDeadline(closesAt)} />
        )}
        {children}
      </div>
    </Section>
  );
}

function Side({ side }: { readonly side: FixtureSide }) {
  if (side?.clubId == null)
    return <span className={styles.unknown}>{side ? CLUB.bye : CLUB.noOpponent}</span>;
  const { clubId: id, name } = side;
  return (
    <ClubLink club={{ id, name }} className={`${styles.side} ${shared.quietLink}`}>
      <Crest name={name} size={56} />
      <ClubName name={name} isLarge />
    </ClubLink>
  );
}

interface TimeLeftProps {
  readonly iso: string;
  readonly label: string;
  readonly shown?: string;
}

const TICK_MS = 1000;

/** 'Deadline in 2 d 7 h', with the time. Without JavaScript, or when it has passed, only the time. */
function TimeLeft({ iso, label, shown = iso }: TimeLeftProps) {
  const left = Date.parse(iso) - useNow(TICK_MS);
  const isCounting = useHydrated() && left > 0;
  return (
    <p className={styles.time}>
      <Clock />
      <span>
        {label}
        {isCounting && (
          <>
            {' '}
            {CLUB.in} <b>{countdownText(left)}</b>
          </>
        )}
      </span>
      <span className={shared.muted}>
        <LocalTime iso={iso} shown={shown} />
      </span>
    </p>
  );
}
