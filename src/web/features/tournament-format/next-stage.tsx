import { LinkButton } from '#web/ui/button.tsx';
import { NEXT_STAGE } from '#words/next-stage.ts';
import styles from './next-stage.module.css';
import { RewardsPicture } from './rewards-picture.tsx';

/** Below the tables: where the places lead. */
export function NextStage() {
  const { rewards, rules } = NEXT_STAGE;
  return (
    <section className="group-card next-stage">
      <div>
        <h3>{rewards.title}</h3>
        <p className={styles.explanation}>{rewards.text}</p>
        <LinkButton href={rules.href} variant="secondary" className={styles.button}>
          {rules.text}
        </LinkButton>
      </div>
      <RewardsPicture />
    </section>
  );
}
