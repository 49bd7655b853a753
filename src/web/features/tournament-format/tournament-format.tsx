import { HOME } from '#web/content/home.ts';
import { GroupsPicture, SquadPicture } from './format-pictures.tsx';
import { RewardsPicture } from './rewards-picture.tsx';

/** In the order of the cards. */
const PICTURES = [GroupsPicture, RewardsPicture, SquadPicture];

export function TournamentFormat() {
  return (
    <div className="grid gap-4 lg:grid-cols-3 lg:gap-6">
      {HOME.format.cards.map(({ title, text }, index) => {
        const Picture = PICTURES[index];
        return (
          <article
            key={title}
            className="grid content-start items-center gap-x-8 gap-y-5 rounded-lg border border-line bg-surface-1 p-5 shadow-raised wrap-anywhere sm:grid-cols-[min(16rem,40%)_minmax(0,1fr)] sm:p-6 lg:grid-cols-1"
          >
            {Picture && <Picture />}
            <div>
              <h3 className="font-bold font-display text-heading">{title}</h3>
              <p className="mt-2 text-pretty text-muted">{text}</p>
            </div>
          </article>
        );
      })}
    </div>
  );
}
