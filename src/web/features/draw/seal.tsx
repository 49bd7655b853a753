import type { DrawReply } from '#contract/draw.ts';
import { Section } from '#web/ui/layout.tsx';
import styles from './draw.module.css';
import { DRAW } from './words.ts';

/** The commitment that was published before the draw, and why. */
export function Seal({ draw }: { readonly draw: DrawReply }) {
  return (
    <Section id="sealed" title={DRAW.seal.title} lead={DRAW.seal.text}>
      <SealFacts draw={draw} />
    </Section>
  );
}

type Sealed = Pick<DrawReply, 'inputHash' | 'commitment' | 'phraseFrom' | 'phrase' | 'secret'>;

/** Only facts that have been revealed so far. */
export function SealFacts({ draw }: { readonly draw: Sealed }) {
  const facts = [
    [DRAW.seal.inputHash, draw.inputHash],
    [DRAW.seal.commitment, draw.commitment],
    [DRAW.seal.phraseFrom, draw.phraseFrom],
    [DRAW.seal.phrase, draw.phrase],
    [DRAW.seal.secret, draw.secret],
  ] as const;
  return (
    <dl className={styles.drawFacts}>
      {facts.map(([name, value]) =>
        value === null ? null : (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ),
      )}
    </dl>
  );
}
