import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { potsOf } from '#domain/draw/draw-clubs.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { prefersReducedMotion } from '#web/ui/browser.ts';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import styles from './draw.module.css';
import { drawnClubId, drawnSizes } from './pots.tsx';

interface Props extends Pick<DrawReply, 'clubs' | 'steps'> {
  /** On a phone the groups scroll sideways, and the one that receives a ball is centred. */
  readonly isShow: boolean;
  /** Whether the newest ball has just been revealed. */
  readonly isLive: boolean;
}

/** The groups as they fill up, with a slot for each pot. */
export function DrawGroups({ clubs, steps, isShow, isLive }: Props) {
  const strip = useRef<HTMLOListElement>(null);
  const sizes = drawnSizes(clubs);
  const newest = steps.at(-1)?.group;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ball, even one for the same group.
  useEffect(() => {
    const list = strip.current;
    const card = list?.querySelector<HTMLElement>('[data-newest="true"]');
    if (!list || !card || list.scrollWidth <= list.clientWidth) return;
    const left = card.offsetLeft - (list.clientWidth - card.offsetWidth) / 2;
    list.scrollTo({ left, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }, [steps.length]);

  const placeOf = (group: string, pot: number): ReactNode => {
    const index = steps.findIndex((step) => step.group === group && step.pot === pot);
    const name = clubs[(steps[index]?.club ?? 0) - 1]?.name;
    if (name === undefined) return <li key={pot} className={styles.drawEmpty} aria-hidden="true" />;
    return (
      <li key={pot} data-newest={isLive && index === steps.length - 1}>
        <Crest name={name} size={20} />
        <span className={styles.drawName}>
          {isShow ? (
            <ClubName name={name} />
          ) : (
            <ClubLink club={{ id: drawnClubId(sizes, group, pot), name }}>
              <ClubName name={name} />
            </ClubLink>
          )}
        </span>
        <small>{index + 1}</small>
      </li>
    );
  };
  return (
    <ol
      ref={strip}
      className={isShow ? `${styles.drawGroups} ${styles.drawStrip}` : styles.drawGroups}
      // It scrolls sideways on a phone, so keyboards must be able to reach it.
      {...(isShow ? { tabIndex: 0 } : {})}
    >
      {GROUPS.slice(0, sizes.length).map((group, index) => (
        <li
          key={group}
          className={`${shared.card} ${styles.drawGroup}`}
          data-newest={isShow && group === newest}
        >
          <div>
            <h3>
              <span className={shared.hidden}>{groupTitle(group)}</span>
              <span aria-hidden="true">{group}</span>
            </h3>
            <ul>{potsOf(sizes.slice(index, index + 1)).map((pot) => placeOf(group, pot))}</ul>
          </div>
        </li>
      ))}
    </ol>
  );
}
