import type { DrawReply } from '#contract/draw.ts';
import { LinkButton } from '#web/ui/link-button.tsx';
import { Section } from '#web/ui/section.tsx';
import styles from './before-draw.module.css';
import { Countdown } from './countdown.tsx';
import { Pots } from './pots.tsx';
import { Seal } from './seal.tsx';
import { DRAW } from './words.ts';

/** What is known before the first ball. */
export function BeforeDraw({ draw }: { readonly draw: DrawReply }) {
  if (draw.state === 'none')
    return (
      <div className={styles.stack}>
        <p className={styles.text}>{DRAW.none.text}</p>
        <LinkButton href="/ng-hub" variant="secondary">
          {DRAW.none.link}
        </LinkButton>
      </div>
    );
  return (
    <>
      {draw.state === 'sealed' && <Countdown drawAt={draw.drawAt} />}
      <Section id="pots" title={DRAW.pots}>
        <Pots clubs={draw.clubs} steps={[]} />
      </Section>
      {draw.state === 'sealed' && <Seal draw={draw} />}
    </>
  );
}
