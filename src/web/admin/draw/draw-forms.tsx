import type { DrawReply } from '#contract/draw.ts';
import { exactText } from '#domain/schedule/gmt-text.ts';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { ChangeForm } from '../forms/change-form.tsx';
import { ReasonField, TextField } from '../forms/fields.tsx';
import { opensAtOf } from '../forms/gmt-minutes.ts';
import type { TextDraft } from '../forms/use-text-draft.ts';
import { DRAW_PANEL } from './words.ts';

interface SealProps {
  readonly draft: TextDraft;
  /** Why the list cannot be sealed as it is on the screen; null when it can. */
  readonly notYet: string | null;
}

export function SealForm({ draft, notYet }: SealProps) {
  const { title, about, drawAt, drawAtHint, phraseFrom, phraseFromHint } = DRAW_PANEL.seal;
  const { button, done, summary, freezes, warning } = DRAW_PANEL.seal;
  const at = opensAtOf(draft.value('seal.at'));
  const source = draft.value('seal.from').trim();
  if (notYet !== null)
    return (
      <section className="admin-form" aria-label={title}>
        <div>
          <h3>{title}</h3>
          <p className={shared.note}>{notYet}</p>
        </div>
      </section>
    );
  const body = { ...(at ? { drawAt: at } : {}), ...(source ? { phraseFrom: source } : {}) };
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      variant="primary"
      change={{ path: 'draw/seal', body, done }}
      question={{ summary, warning, detail: <Points points={freezes} /> }}
      onDone={() => draft.clear('seal')}
    >
      <TextField draft={draft} name="seal.at" label={drawAt} hint={drawAtHint} type="datetime-local" />
      <TextField draft={draft} name="seal.from" label={phraseFrom} hint={phraseFromHint} />
    </ChangeForm>
  );
}

interface HoldProps {
  readonly draft: TextDraft;
  readonly draw: DrawReply;
}

/** Whether it is time is for the server to say: the clock of a phone may be wrong. */
export function HoldForm({ draft, draw: { drawAt, phraseFrom } }: HoldProps) {
  const { title, about, phrase: label, button, done, summary, warning, from, chosen } = DRAW_PANEL.hold;
  const phrase = draft.value('hold.phrase').trim();
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      variant="primary"
      change={phrase === '' ? null : { path: 'draw/hold', body: { phrase }, done }}
      question={{
        summary,
        warning,
        detail: (
          <p className="admin-phrase" dir="auto">
            {phrase}
          </p>
        ),
      }}
      onDone={() => draft.clear('hold')}
    >
      {drawAt && <NotBefore drawAt={drawAt} />}
      <TextField
        draft={draft}
        name="hold.phrase"
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
      {isEarly ? DRAW_PANEL.hold.notBefore : DRAW_PANEL.hold.timeHasCome} {exactText(drawAt)}
    </p>
  );
}

interface GiveUpProps {
  readonly draft: TextDraft;
  /** Once the phrase is known, everything is told. */
  readonly isHeld: boolean;
}

export function GiveUpForm({ draft, isHeld }: GiveUpProps) {
  const { title, about, button, done, summary, publishes, warning } = DRAW_PANEL.giveUp;
  const reason = draft.value('give-up.reason');
  return (
    <ChangeForm
      title={title}
      about={about}
      button={button}
      variant="quiet"
      change={reason.trim() === '' ? null : { path: 'draw/unseal', body: { reason }, done }}
      question={{ summary, warning, detail: <Points points={publishes[isHeld ? 'held' : 'sealed']} /> }}
      onDone={() => draft.clear('give-up')}
    >
      <Points points={publishes[isHeld ? 'held' : 'sealed']} />
      <ReasonField draft={draft} form="give-up" />
    </ChangeForm>
  );
}

function Points({ points }: { readonly points: readonly string[] }) {
  return (
    <ul className="admin-points">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  );
}
