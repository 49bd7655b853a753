import { NEXT_STAGE } from '#web/content/next-stage.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RewardsPicture } from './rewards-picture.tsx';

/** Below the tables: where the places lead. */
export function NextStage() {
  const { rewards, rules } = NEXT_STAGE;
  return (
    <section className="group-card next-stage">
      <div>
        <h3>{rewards.title}</h3>
        <p className="mt-2 text-muted">{rewards.text}</p>
        <LinkButton href={rules.href} variant="secondary" className="mt-4 print:hidden">
          {rules.text}
        </LinkButton>
      </div>
      <RewardsPicture />
    </section>
  );
}
