import type { SeasonsReply } from '#contract/seasons-view.ts';
import { BRACKETS, type Bracket } from '#domain/matches/stages.ts';
import { dateText } from '#domain/schedule/gmt-text.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { championsText } from '#web/content/competitions.ts';
import { seasonPath } from '#web/content/season-address.ts';
import { seasonTitle } from '#web/content/season-title.ts';
import { SEASONS } from '#web/content/seasons.ts';
import { Link } from '#web/ui/link.tsx';
import { LinkButton } from '#web/ui/link-button.tsx';

type Season = SeasonsReply['seasons'][number];

/** The finished seasons with their champions, the newest first. */
export function RollOfHonour({ seasons }: SeasonsReply) {
  if (seasons.length === 0) return <NoSeasonYet />;
  return (
    <ol className="grid gap-4">
      {seasons.map((season) => (
        <SeasonEntry key={season.number} season={season} />
      ))}
    </ol>
  );
}

function SeasonEntry({ season: { number, name, finishedAt, champions } }: { readonly season: Season }) {
  return (
    <li className="relative grid items-center gap-4 rounded-lg border border-line bg-night-sky p-5 shadow-raised transition-colors hover:border-accent sm:p-8 md:grid-cols-2 lg:gap-6">
      <header className="min-w-0">
        <h2 className="font-bold font-display text-section" dir="auto">
          {/* The whole card leads there. */}
          <Link href={seasonPath(number)} className="hover:text-accent after:absolute after:inset-0">
            {name}
          </Link>
        </h2>
        <p className="mt-1 text-muted text-sm">
          {seasonTitle(number)} · {SEASONS.finished} <time dateTime={finishedAt}>{dateText(finishedAt)}</time>
        </p>
      </header>
      <dl className="grid gap-4 sm:grid-cols-2">
        {BRACKETS.map((bracket) => (
          <Champion
            key={bracket}
            bracket={bracket}
            club={bracket === 'UCL' ? champions.ucl : champions.uel}
          />
        ))}
      </dl>
    </li>
  );
}

const TONES: Record<Bracket, string> = { UCL: 'text-gold', UEL: 'text-orange' };

interface ChampionProps {
  readonly bracket: Bracket;
  /** Null when nobody won the final. */
  readonly club: Season['champions']['ucl'];
}

function Champion({ bracket, club }: ChampionProps) {
  return (
    <div className="min-w-0">
      <dt className={`text-sm ${TONES[bracket]}`}>{championsText(bracket)}</dt>
      <dd className="mt-1 flex items-center gap-3 font-bold font-display text-heading">
        {club && <Crest name={club.name} size={72} />}
        <span className={club ? 'min-w-0' : 'text-muted'} dir="auto">
          {club?.name ?? SEASONS.nobody}
        </span>
      </dd>
    </div>
  );
}

function NoSeasonYet() {
  return (
    <div className="provisional grid justify-items-start gap-3">
      <b>{SEASONS.empty.title}</b>
      <p className="max-w-reading">{SEASONS.empty.text}</p>
      <div className="flex flex-col gap-3 sm:flex-row">
        {SEASONS.empty.links.map(({ href, text }) => (
          <LinkButton key={href} href={href} variant="secondary">
            {text}
          </LinkButton>
        ))}
      </div>
    </div>
  );
}
