import { useQuery } from '@tanstack/react-query';
import type { MatchResult } from '#contract/result-views.ts';
import { penaltiesText } from '#domain/results/score-text.ts';
import { recentResultsQuery } from '#web/api/queries.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink, MatchLink } from '#web/clubs/links.tsx';
import shared from '#web/ui/shared.module.css';
import { TimeAgo } from '#web/ui/time/time.tsx';
import { placeTitle } from '#words/titles.ts';
import styles from './latest-results.module.css';
import { RECENT_RESULTS } from './words.ts';

const SHOWN = 5;

/** The newest results as a list; nothing before the first one. */
export function LatestResults() {
  const results = useQuery(recentResultsQuery).data?.results ?? [];
  if (results.length === 0) return null;
  return (
    <section aria-labelledby="latest-results" className={`${shared.card} ${styles.latest}`}>
      <h2 id="latest-results" className={shared.heading}>
        {RECENT_RESULTS.list}
      </h2>
      <ol>
        {results.slice(0, SHOWN).map((result) => (
          <Row key={result.id} result={result} />
        ))}
      </ol>
    </section>
  );
}

function Row({ result }: { readonly result: MatchResult }) {
  const { homeScore, awayScore, homePenalties, awayPenalties } = result;
  const lead = homeScore - awayScore || (homePenalties ?? 0) - (awayPenalties ?? 0);
  const clubs = [
    { side: { id: result.homeClubId, name: result.homeTeam }, goals: homeScore, hasLost: lead < 0 },
    { side: { id: result.awayClubId, name: result.awayTeam }, goals: awayScore, hasLost: lead > 0 },
  ];
  return (
    <li>
      {clubs.map(({ side, goals, hasLost }) => (
        <p key={side.id} className={hasLost ? shared.muted : undefined}>
          <Crest name={side.name} size={20} />
          <ClubLink club={side}>
            <ClubName name={side.name} />
          </ClubLink>
          <b>{goals}</b>
        </p>
      ))}
      <p className={styles.when}>
        <MatchLink
          fixtureId={result.fixtureId}
          className={shared.quietLink}
          label={`${result.homeTeam} ${RECENT_RESULTS.versus} ${result.awayTeam}, ${placeTitle(result)}`}
        >
          {placeTitle(result)}
        </MatchLink>
        <TimeAgo iso={result.submittedAt} />
        {homePenalties !== null && penaltiesText(result)}
      </p>
    </li>
  );
}
