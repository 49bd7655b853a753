import { HOME } from '#web/content/home.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { RewardsPicture } from './format-pictures.tsx';

/** Below the tables: where the places lead. */
export function NextStage() {
  const [, rewards] = HOME.format.cards;
  return (
    <section className="group-card next-stage">
      <div>
        <h3>{rewards?.title}</h3>
        <p className="mt-2 text-muted">{rewards?.text}</p>
        <LinkButton href={HOME.hero.secondary.href} variant="secondary" className="mt-4">
          {HOME.hero.secondary.text}
        </LinkButton>
      </div>
      <RewardsPicture />
    </section>
  );
}
