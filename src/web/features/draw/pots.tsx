import type { DrawReply } from '#contract/draw.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { POTS } from '#domain/draw/pots.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { groupTitle } from '#words/titles.ts';
import styles from './draw.module.css';
import { potTitle } from './words.ts';

interface Props extends Pick<DrawReply, 'clubs' | 'steps'> {
  /** The club whose ball is on the stage. */
  readonly newest?: number | undefined;
  /** Its clubs have places then, and pages to lead to. */
  readonly isOver?: boolean;
}

/** The four pots. A club that was drawn steps back and tells its group. */
export function Pots({ clubs, steps, newest, isOver = false }: Props) {
  const groups = new Map(steps.map(({ club, group }) => [club, group]));
  return (
    <div className={styles.drawPots}>
      {POTS.map((pot) => (
        <section key={pot} aria-labelledby={`pot-${pot}`} className={styles.drawPot}>
          <h3 id={`pot-${pot}`}>{potTitle(pot)}</h3>
          <ul>
            {clubs.flatMap(({ name, ...club }, index) => {
              const group = groups.get(index + 1);
              return club.pot === pot ? (
                <li
                  key={name}
                  data-drawn={group !== undefined}
                  data-newest={index + 1 === newest}
                  title={name}
                >
                  <Crest name={name} size={28} />
                  <span className={styles.drawName}>
                    {isOver && group ? <ClubLink club={{ id: drawnClubId(group, pot), name }} /> : name}
                  </span>
                  {group && (
                    <abbr title={groupTitle(group)} className={styles.drawLetter}>
                      {group}
                    </abbr>
                  )}
                </li>
              ) : (
                []
              );
            })}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** Of the club that was drawn into a place: it has the place for good, whatever it is called later. */
export function drawnClubId(group: string, pot: number): number {
  return placeholderClubs().find((club) => club.group === group && club.slot === pot)?.id ?? 0;
}
