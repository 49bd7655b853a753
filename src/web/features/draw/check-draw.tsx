import { useState } from 'react';
import type { DrawReply } from '#contract/draw.ts';
import type { DrawFindings } from '#domain/draw/check-draw.ts';
import { Button } from '#web/ui/button.tsx';
import { useHydrated } from '#web/ui/hydrated.tsx';
import { CircleAlert, Download, ShieldCheck } from '#web/ui/icons.tsx';
import { Section } from '#web/ui/layout.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './check-draw.module.css';
import drawStyles from './draw.module.css';
import { ballsText, DRAW, DRAW_PROOF } from './words.ts';

type Progress = 'idle' | 'checking' | 'failed' | DrawFindings;

/** Verifies the draw in the visitor's browser. The code for it is loaded on demand. */
export function CheckDraw({ draw }: { readonly draw: DrawReply }) {
  const [progress, setProgress] = useState<Progress>('idle');
  const hydrated = useHydrated();
  const check = async () => {
    setProgress('checking');
    try {
      const { checkDraw } = await import('#domain/draw/check-draw.ts');
      setProgress((await checkDraw(draw)) ?? 'failed');
    } catch {
      setProgress('failed');
    }
  };
  return (
    <Section id="check" title={DRAW_PROOF.check.title} lead={DRAW_PROOF.check.text}>
      <div className={`${shared.row} ${shared.notOnPaper} ${styles.actions}`}>
        {hydrated && (
          <Button onClick={() => void check()} aria-disabled={progress === 'checking'}>
            {progress === 'checking' ? DRAW_PROOF.check.checking : DRAW_PROOF.check.button}
          </Button>
        )}
        <a
          href="/api/ucl/draw"
          download="draw.json"
          className={`${styles.link} ${shared.touch} ${shared.withIcon} ${shared.underlined}`}
        >
          <Download className={shared.iconSmall} />
          {DRAW_PROOF.check.download}
        </a>
      </div>
      <div aria-live="polite">
        {progress === 'failed' && (
          <p className={`${styles.failure} ${shared.red}`}>{DRAW_PROOF.check.failed}</p>
        )}
        {typeof progress === 'object' && <Findings findings={progress} phraseFrom={draw.phraseFrom} />}
      </div>
      <p className={`${styles.note} ${shared.note}`}>{DRAW_PROOF.check.command}</p>
    </Section>
  );
}

interface FindingsProps {
  readonly findings: DrawFindings;
  readonly phraseFrom: string | null;
}

function Findings({ findings, phraseFrom }: FindingsProps) {
  const { isCorrect, inputHash, commitment, wrongBalls, ballCount } = findings;
  const hashes = [
    { finding: inputHash, name: DRAW.seal.inputHash, proves: DRAW_PROOF.check.list },
    { finding: commitment, name: DRAW.seal.commitment, proves: DRAW_PROOF.check.secret },
  ];
  return (
    <div className={`${shared.card} ${drawStyles.drawFindings}`} data-correct={isCorrect}>
      <p className={drawStyles.drawVerdict}>
        {isCorrect ? <ShieldCheck className={styles.icon} /> : <CircleAlert className={styles.icon} />}
        {isCorrect ? DRAW_PROOF.check.correct : DRAW_PROOF.check.wrong}
      </p>
      <p className={styles.details}>
        {phraseFrom === null ? DRAW_PROOF.check.chosen : `${DRAW_PROOF.check.sourceNamed}: ${phraseFrom}`}
      </p>
      <dl className={drawStyles.drawFacts}>
        {hashes.map(({ finding: { published, computed, isSame }, name, proves }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {DRAW_PROOF.check.published} {published}
            </dd>
            <dd>
              {DRAW_PROOF.check.computed} {computed}
            </dd>
            <dd className={drawStyles.drawProof}>{isSame ? proves : DRAW_PROOF.check.different}</dd>
          </div>
        ))}
        <div>
          <dt>{ballsText(wrongBalls.length, ballCount)}</dt>
          <dd className={drawStyles.drawProof}>
            {wrongBalls.length === 0 ? DRAW_PROOF.check.balls : DRAW_PROOF.check.different}
          </dd>
        </div>
      </dl>
    </div>
  );
}
