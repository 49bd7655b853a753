import type { TournamentReply } from '#contract/tournament-view.ts';
import { SITE } from '#site.ts';
import { SEASON_LINKS } from '#web/content/season-links.ts';
import { Link } from '#web/ui/link.tsx';

/** To what belongs to a season and stands in no menu, once there is something to see. */
export function SeasonLinks({ facts: { phase, status, season } }: { readonly facts: TournamentReply }) {
  const links = [
    // Once the groups are closed, the hub has a tab for it.
    ...(phase === 'groups' && status !== SITE.claims.tournamentStatus ? [SEASON_LINKS.knockouts] : []),
    ...(season.number > 1 ? [SEASON_LINKS.seasons] : []),
  ];
  if (links.length === 0) return null;
  return (
    <p className="flex flex-wrap gap-x-6 text-sm print:hidden">
      {links.map(({ href, text }) => (
        <Link key={href} href={href} className="inline-flex min-h-touch items-center text-accent">
          {text}
        </Link>
      ))}
    </p>
  );
}
