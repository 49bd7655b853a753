import { type ReactNode, useEffect, useRef } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import { GROUPS } from '#domain/clubs/groups.ts';
import { POTS } from '#domain/draw/pots.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ClubLink } from '#web/clubs/links.tsx';
import { prefersReducedMotion } from '#web/ui/reduced-motion.ts';
import shared from '#web/ui/shared.module.css';
import { groupTitle } from '#words/titles.ts';
import styles from './draw.module.css';
import { drawnClubId } from './pots.tsx';

interface Props extends Pick<DrawReply, 'clubs' | 'steps'> {
  /** On a phone they stand side by side, and the one that receives a ball is brought to the middle. */
  readonly isShow: boolean;
  /** Whether the newest ball has just come. */
  readonly isLive: boolean;
}

/** The sixteen groups as they fill up: a place for each pot. */
export function DrawGroups({ clubs, steps, isShow, isLive }: Props) {
  const strip = useRef<HTMLOListElement>(null);
  const newest = steps.at(-1)?.group;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each ball, also one for the same group.
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
      <li key={pot} title={name} data-newest={isLive && index === steps.length - 1}>
        <Crest name={name} size={20} />
        <span className={styles.drawName}>
          {isShow ? name : <ClubLink club={{ id: drawnClubId(group, pot), name }} />}
        </span>
        <small>{index + 1}</small>
      </li>
    );
  };
  return (
    <ol
      ref={strip}
      className={isShow ? `${styles.drawGroups} ${styles.drawStrip}` : styles.drawGroups}
      // It scrolls sideways on a phone, which a keyboard must be able to do too.
      {...(isShow ? { tabIndex: 0 } : {})}
    >
      {GROUPS.map((group) => (
        <li key={group} className={styles.drawGroup} data-newest={isShow && group === newest}>
          <h3>
            <span className={shared.hidden}>{groupTitle(group)}</span>
            <span aria-hidden="true">{group}</span>
          </h3>
          <ul>{POTS.map((pot) => placeOf(group, pot))}</ul>
        </li>
      ))}
    </ol>
  );
}
