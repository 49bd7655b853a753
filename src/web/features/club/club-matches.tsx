import { CLUB, wayText } from '#web/content/club.ts';
import { Section } from '#web/ui/section.tsx';
import { type ClubMatch, wayOf } from './club-season.ts';
import { MatchList } from './match-list.tsx';

/** All matches of a club: first its way through the knockouts, then those of its group. */
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
