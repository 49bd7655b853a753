import type { FixtureSide } from '#contract/fixtures-view.ts';
import { stageOfRow } from '#domain/matches/match-plan.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import { Section } from '#web/ui/layout.tsx';
import shared from '#web/ui/shared.module.css';
import { END_WORDS, MATCH_TIMES, STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import { type ClubMatch, knockoutProgressOf } from './club-season.ts';
import form from './form.module.css';
import styles from './match-list.module.css';
import { MatchTimes } from './match-times.tsx';
import { CLUB, progressText } from './words.ts';

interface Props {
  readonly matches: readonly ClubMatch[];
  /** Shown above, as cards. */
  readonly above?: readonly ClubMatch[];
}

export function ClubMatches({ matches, above = [] }: Props) {
  const others = matches.filter((match) => !above.includes(match));
  const knockouts = others.filter(({ fixture }) => fixture.stage === 'knockout');
  const group = others.filter(({ fixture }) => fixture.stage === 'group');
  const progress = knockoutProgressOf(matches);
  return (
    <>
      {(progress || knockouts.length > 0) && (
        <Section id="knockouts" title={CLUB.knockouts} lead={progress && progressText(progress)}>
          {knockouts.length > 0 && <MatchList matches={knockouts} />}
        </Section>
      )}
      {group.length > 0 && (
        <Section id="group-matches" title={CLUB.groupMatches}>
          <MatchList matches={group} />
        </Section>
      )}
    </>
  );
}
/** The opponent links to its club page, the score to the match. */
export function MatchList({ matches }: { readonly matches: readonly ClubMatch[] }) {
  return (
    <ol className={styles.matches}>
      {matches.map((match) => (
        <Match key={match.fixture.id} match={match} />
      ))}
    </ol>
  );
}

function Match({ match }: { readonly match: ClubMatch }) {
  const { fixture, opponent, isAtHome, end, score, state } = match;
  const [, title] = stageTitles(stageOfRow(fixture));
  return (
    <li>
      <p>
        {title}
        {fixture.matchday !== null && ` · ${isAtHome ? CLUB.home : CLUB.away}`}
        {state !== 'decided' && (
          <>
            {' · '}
            {STATE_WORDS[state]}
            {!end && <MatchTimes fixture={fixture} />}
          </>
        )}
      </p>
      <span className={form.sign} data-end={end ?? state}>
        <span aria-hidden="true">{end ? END_WORDS[end].letter : ''}</span>
        {end && <span className={shared.hidden}>{END_WORDS[end].word}</span>}
      </span>
      <Opponent opponent={opponent} />
      <MatchLink
        fixtureId={fixture.id}
        className={styles.score}
        label={`${title}, ${score ?? `${MATCH_TIMES.versus}, ${STATE_WORDS[state]}`}`}
      >
        {score ?? MATCH_TIMES.versus}
      </MatchLink>
    </li>
  );
}

function Opponent({ opponent }: { readonly opponent: FixtureSide }) {
  if (opponent?.clubId == null)
    return <span className={`${styles.club} ${styles.bye}`}>{opponent ? CLUB.bye : CLUB.noOpponent}</span>;
  const { clubId: id, name } = opponent;
  return (
    <ClubLink club={{ id, name }} className={`${styles.club} ${shared.quietLink}`}>
      <Crest name={name} size={28} />
      <ClubName name={name} />
    </ClubLink>
  );
}
