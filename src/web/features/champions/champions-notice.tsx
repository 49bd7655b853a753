import type { KnockoutsReply } from '#contract/knockouts-view.ts';
import { PATHS } from '#paths.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { LinkButton } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import { championsOf } from './champion-road.ts';
import styles from './champions-notice.module.css';
import { CHAMPIONS } from './words.ts';

/** The champions in one line, for the first screen. */
export function ChampionsNotice({ knockouts }: { readonly knockouts: KnockoutsReply }) {
  const champions = championsOf(knockouts).filter(({ club }) => club !== null);
  if (champions.length === 0) return null;
  return (
    <div className={`${shared.card} ${shared.row} ${styles.notice}`}>
      {champions.map(({ bracket, club }) => (
        <p key={bracket} className={`${styles.champion} ${bracket === 'UEL' ? styles.uel : ''}`}>
          <Crest name={club?.name ?? ''} size={40} />
          <span className={shared.note}>{CHAMPIONS.of[bracket]}</span>
          {club && (
            <ClubLink club={club}>
              <ClubName name={club.name} />
            </ClubLink>
          )}
        </p>
      ))}
      <LinkButton href={PATHS.knockouts} variant="secondary">
        {CHAMPIONS.road}
      </LinkButton>
    </div>
  );
}
