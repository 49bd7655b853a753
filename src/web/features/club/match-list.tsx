import './match-list.css';
import type { FixtureSide } from '#contract/fixtures-view.ts';
import { stageOf } from '#domain/matches/match-plan.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import { Section } from '#web/ui/section.tsx';
import shared from '#web/ui/shared.module.css';
import { END_WORDS, MATCH_TIMES, STATE_WORDS } from '#words/match-states.ts';
import { stageTitles } from '#words/titles.ts';
import { type ClubMatch, wayOf } from './club-season.ts';
import { MatchTimes } from './match-times.tsx';
import { CLUB, wayText } from './words.ts';

/** All matches of a club: the knockouts first, then its group. */
export function ClubMatches({ matches }: { readonly matches: readonly ClubMatch[] }) {
  const knockouts = matches.filter(({ fixture }) => fixture.stage === 'knockout');
  const way = wayOf(matches);
  return (
    <>
      {knockouts.length > 0 && (
        <Section id="knockouts" title={CLUB.knockouts} lead={way && wayText(way)}>
          <MatchList matches={knockouts} />
        </Section>
      )}
      <Section id="group-matches" title={CLUB.groupMatches}>
        <MatchList matches={matches.filter(({ fixture }) => fixture.stage === 'group')} />
      </Section>
    </>
  );
}

/** Matches of a club: the opponent leads to its page, the score to the match. */
export function MatchList({ matches }: { readonly matches: readonly ClubMatch[] }) {
  return (
    <ol className="club-matches">
      {matches.map((match) => (
        <Match key={match.fixture.id} match={match} />
      ))}
    </ol>
  );
}

function Match({ match }: { readonly match: ClubMatch }) {
  const { fixture, opponent, isAtHome, end, score, state } = match;
  const stage = stageOf(fixture.id);
  const title = stage ? stageTitles(stage)[1] : '';
  return (
    <li>
      <p className="club-match-stage">
        {title}
        {fixture.matchday !== null && ` · ${isAtHome ? CLUB.home : CLUB.away}`}
      </p>
      <span className={`end-sign ${end ?? state}`}>
        <span aria-hidden="true">{end ? END_WORDS[end].letter : ''}</span>
        {end && <span className={shared.hidden}>{END_WORDS[end].word}</span>}
      </span>
      <Opponent opponent={opponent} />
      <MatchLink
        fixtureId={fixture.id}
        className="club-match-score"
        label={`${title}, ${score ?? `${MATCH_TIMES.versus}, ${STATE_WORDS[state]}`}`}
      >
        {score ?? MATCH_TIMES.versus}
      </MatchLink>
      <p className="club-match-state">
        {STATE_WORDS[state]}
        {!end && <MatchTimes fixture={fixture} />}
      </p>
    </li>
  );
}

function Opponent({ opponent }: { readonly opponent: FixtureSide }) {
  if (opponent?.clubId == null)
    return <span className="club-match-club nobody">{opponent ? CLUB.nobody : CLUB.noOpponent}</span>;
  const { clubId: id, name } = opponent;
  return (
    <ClubLink club={{ id, name }} className={`club-match-club ${shared.quietLink}`}>
      <Crest name={name} size={28} />
      <span dir="auto">{name}</span>
    </ClubLink>
  );
}
