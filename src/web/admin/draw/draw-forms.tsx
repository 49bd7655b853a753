import type { DrawReply } from '#contract/draw.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { ReasonField, TextField } from '../forms/fields.tsx';
import { opensAtOf } from '../forms/gmt-minutes.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import panel from '../panel.module.css';
import styles from './draw-screen.module.css';
import { DRAW_PANEL } from './words.ts';

interface SealProps {
  readonly draft: TextDraft;
  /** Why the list on the screen cannot be sealed; null if it can. */
  readonly blockedBy: string | null;
}

export function SealForm({ draft, blockedBy }: SealProps) {
  const { title, about, drawAt, drawAtHint, phraseFrom, phraseFromHint } = DRAW_PANEL.seal;
  const { button, done, summary, freezes, warning } = DRAW_PANEL.seal;
  const at = opensAtOf(draft.value('seal.at'));
  const source = draft.value('seal.from').trim();
  if (blockedBy !== null)
    return (
      <section className={`${shared.card} ${panel.form}`} aria-label={title}>
        <div>
          <h3>{title}</h3>
          <p className={shared.note}>{blockedBy}</p>
        </div>
      </section>
    );
  const body = { ...(at ? { drawAt: at } : {}), ...(source ? { phraseFrom: source } : {}) };
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      change={{ path: 'draw/seal', body, done }}
      question={{ summary, warning, detail: <Points points={freezes} /> }}
      onDone={() => draft.clear('seal')}
    >
      <TextField draft={draft} name="seal.at" label={drawAt} hint={drawAtHint} type="datetime-local" />
      <TextField draft={draft} name="seal.from" label={phraseFrom} hint={phraseFromHint} />
    </ChangeForm>
  );
}

interface StartProps {
  readonly draft: TextDraft;
  readonly draw: DrawReply;
}

/** The server decides whether it is time: a phone's clock may be wrong. */
export function StartForm({ draft, draw: { clubs, drawAt, phraseFrom } }: StartProps) {
  const { title, about, phrase: label, button, done, summary, warning, from, chosen } = DRAW_PANEL.start;
  const phrase = draft.value('start.phrase').trim();
  return (
    <ChangeForm
      title={title}
      about={about(clubs.length)}
      button={button}
      change={phrase === '' ? null : { path: 'draw/hold', body: { phrase }, done }}
      question={{
        summary,
        warning,
        detail: (
          <p className={styles.phrase} dir="auto">
            {phrase}
          </p>
        ),
      }}
      onDone={() => draft.clear('start')}
    >
      {drawAt && <NotBefore drawAt={drawAt} />}
      <TextField
        draft={draft}
        name="start.phrase"
        label={label}
        hint={phraseFrom ? `${from} ${phraseFrom}` : chosen}
      />
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
  readonly draft: TextDraft;
  /** Once the draw has started, voiding it publishes the secret and all balls. */
  readonly isStarted: boolean;
  readonly balls: number;
}

export function VoidForm({ draft, isStarted, balls }: VoidProps) {
  const { title, about, button, done, summary, publishes, warning } = DRAW_PANEL.void;
  const reason = draft.value('void.reason');
  const points = publishes[isStarted ? 'started' : 'sealed'](balls);
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      isDestructive
      change={reason.trim() === '' ? null : { path: 'draw/unseal', body: { reason }, done }}
      question={{ summary, warning, detail: <Points points={points} /> }}
      onDone={() => draft.clear('void')}
    >
      <Points points={points} />
      <ReasonField draft={draft} form="void" />
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
