import shared from '#web/ui/shared.module.css';
import { HOME } from '#words/home.ts';
import { GroupsPicture, SquadPicture } from './format-pictures.tsx';
import { RewardsPicture } from './rewards-picture.tsx';
import styles from './tournament-format.module.css';

/** In the order of the cards. */
const PICTURES = [GroupsPicture, RewardsPicture, SquadPicture];

export function TournamentFormat() {
  return (
    <div className={styles.cards}>
      {HOME.format.cards.map(({ title, text }, index) => {
        const Picture = PICTURES[index];
        return (
          <article key={title} className={styles.card}>
            {Picture && <Picture />}
            <div>
              <h3 className={shared.heading}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </article>
        );
      })}
    </div>
  );
}
