import { isClubOf, type ReadyFixture } from '#domain/matches/fixtures.ts';
import { useMyClub } from '#web/api/my-club.ts';
import { KickoffTalk } from './kickoff-talk.tsx';

interface Props {
  readonly fixture: ReadyFixture;
  /** The time that holds. */
  readonly kickoff: string | null;
}

/** Beside an undecided match, for the device of one of its clubs: how its time is proposed and accepted. */
export function KickoffControl({ fixture, kickoff }: Props) {
  const mine = useMyClub();
  const { id, home, away } = fixture;
  if (!mine || !isClubOf(fixture, mine.club.id)) return null;
  return (
    <KickoffTalk
      match={{ fixtureId: id, homeTeam: home.name, awayTeam: away.name }}
      kickoff={kickoff}
      proposal={mine.proposals.find(({ fixtureId }) => fixtureId === id) ?? null}
      club={mine.club}
    />
  );
}
