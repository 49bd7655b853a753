import type { DrawReply } from '#contract/draw.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { opensAtOf, ReasonField, TextField } from '../forms/fields.tsx';
import { PanelCard } from '../forms/panel-form.tsx';
import { useForm } from '../forms/use-form.ts';
import styles from './draw-screen.module.css';
import { DRAW_PANEL } from './words.ts';

/** `blockedBy`: why the list on the screen cannot be sealed; null if it can. */
export function SealForm({ blockedBy }: { readonly blockedBy: string | null }) {
  const { title, drawAt, drawAtHint, phraseFrom, phraseFromHint, summary, freezes, warning } =
    DRAW_PANEL.seal;
  const form = useForm('seal');
  const at = opensAtOf(form.value('at'));
  const source = form.value('from').trim();
  if (blockedBy !== null) return <PanelCard title={title} about={blockedBy} />;
  const body = { ...(at ? { drawAt: at } : {}), ...(source ? { phraseFrom: source } : {}) };
  return (
    <ChangeForm
      words={DRAW_PANEL.seal}
      form={form}
      change={{ path: 'draw/seal', body }}
      question={{ summary, warning, detail: <Points points={freezes} /> }}
    >
      <TextField name="at" label={drawAt} hint={drawAtHint} type="datetime-local" />
      <TextField name="from" label={phraseFrom} hint={phraseFromHint} />
    </ChangeForm>
  );
}

/** The server decides whether it is time: a phone's clock may be wrong. */
export function StartForm({ draw: { clubs, drawAt, phraseFrom } }: { readonly draw: DrawReply }) {
  const { about, phrase: label, summary, warning, from, chosen } = DRAW_PANEL.start;
  const form = useForm('start');
  const phrase = form.value('phrase').trim();
  return (
    <ChangeForm
      words={{ ...DRAW_PANEL.start, about: about(clubs.length) }}
      form={form}
      change={phrase === '' ? null : { path: 'draw/hold', body: { phrase } }}
      question={{
        summary,
        warning,
        detail: (
          <p className={styles.phrase} dir="auto">
            {phrase}
          </p>
        ),
      }}
    >
      {drawAt && <NotBefore drawAt={drawAt} />}
      <TextField name="phrase" label={label} hint={phraseFrom ? `${from} ${phraseFrom}` : chosen} />
    </ChangeForm>
  );
}

const SECOND_MS = 1_000;

function NotBefore({ drawAt }: { readonly drawAt: string }) {
  const isEarly = useNow(SECOND_MS) < Date.parse(drawAt);
  return (
    <p className={isEarly ? shared.orange : shared.green}>
      {isEarly ? DRAW_PANEL.start.notBefore : DRAW_PANEL.start.timeHasCome} {exactText(drawAt)}
    </p>
  );
}

interface VoidProps {
  /** Once the draw has started, voiding it publishes the secret and all balls. */
  readonly isStarted: boolean;
  readonly balls: number;
}

export function VoidForm({ isStarted, balls }: VoidProps) {
  const { summary, publishes, warning } = DRAW_PANEL.void;
  const form = useForm('void');
  const reason = form.value('reason');
  const points = publishes[isStarted ? 'started' : 'sealed'](balls);
  return (
    <ChangeForm
      words={DRAW_PANEL.void}
      form={form}
      isDestructive
      change={reason.trim() === '' ? null : { path: 'draw/unseal', body: { reason } }}
      question={{ summary, warning, detail: <Points points={points} /> }}
    >
      <Points points={points} />
      <ReasonField />
    </ChangeForm>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className={styles.points}>
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
