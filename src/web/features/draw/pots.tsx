import type { DrawReply } from '#contract/draw.ts';
import { placeholderClubs } from '#domain/clubs/clubs.ts';
import { DEFAULT_FORMAT, groupSizes } from '#domain/clubs/format.ts';
import { potsOf, sizesOfList } from '#domain/draw/draw-clubs.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import styles from './draw.module.css';
import { potTitle } from './words.ts';

interface Props extends Pick<DrawReply, 'clubs' | 'steps'> {
  /** The club whose ball is on the stage. */
  readonly newest?: number | undefined;
  /** Clubs have places and pages only after the draw. */
  readonly isOver?: boolean;
}

/** A drawn club is dimmed and shows its group. */
export function Pots({ clubs, steps, newest, isOver = false }: Props) {
  const sizes = drawnSizes(clubs);
  const groups = new Map(steps.map(({ club, group }) => [club, group]));
  return (
    <div className={styles.drawPots}>
      {potsOf(sizes).map((pot) => (
        <section key={pot} aria-labelledby={`pot-${pot}`} className={`${shared.card} ${styles.drawPot}`}>
          <h3 id={`pot-${pot}`} className={shared.heading}>
            {potTitle(pot)}
          </h3>
          <ul>
            {clubs.flatMap(({ name, ...club }, index) => {
              const group = groups.get(index + 1);
              return club.pot === pot ? (
                <li key={name} data-drawn={group !== undefined} data-newest={index + 1 === newest}>
                  <Crest name={name} size={28} />
                  <span className={styles.drawName}>
                    {isOver && group ? (
                      <ClubLink club={{ id: drawnClubId(sizes, group, pot), name }}>
                        <ClubName name={name} isLarge />
                      </ClubLink>
                    ) : (
                      <ClubName name={name} isLarge />
                    )}
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

/** The id of the club that was drawn into a place, which it keeps when it is renamed. */
export function drawnClubId(sizes: readonly number[], group: string, pot: number): number {
  const format = { clubs: sizes.reduce((sum, size) => sum + size, 0), groups: sizes.length };
  return placeholderClubs(format).find((club) => club.group === group && club.slot === pot)?.id ?? 0;
}

/** The sizes of the groups that a list is drawn into; without a list, those of the season. */
export function drawnSizes(
  clubs: DrawReply['clubs'],
  season: readonly number[] = groupSizes(DEFAULT_FORMAT),
): readonly number[] {
  return sizesOfList(clubs) ?? season;
}
