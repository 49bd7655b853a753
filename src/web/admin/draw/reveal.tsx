import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import type { DrawReply, DrawRevealBody } from '#contract/draw.ts';
import { BALL_SECONDS_MAX, BALL_SECONDS_MIN } from '#domain/draw/draw.ts';
import { PATHS } from '#paths.ts';
import { HttpError } from '#web/api/http.ts';
import { drawQuery } from '#web/api/queries.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { ballOf, potTitle } from '#web/features/draw/words.ts';
import { Button, ignoreKeyRepeat } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { ExternalLink } from '#web/ui/link.tsx';
import shared from '#web/ui/shared.module.css';
import { useNow } from '#web/ui/time/now.ts';
import { useSettling } from '#web/ui/use-settling.ts';
import { groupTitle } from '#words/titles.ts';
import { adminPost } from '../admin-calls.ts';
import { TextField } from '../forms/fields.tsx';
import { FormContext, useForm } from '../forms/use-form.ts';
import panel from '../panel.module.css';
import styles from './reveal.module.css';
import { DRAW_PANEL } from './words.ts';

/** Reveals the next ball, several at once, or balls at a pace that the server keeps. */
export function Reveal({ draw }: { readonly draw: DrawReply }) {
  const { send, isSending } = useReveal();
  const revealed = draw.steps.length;
  // The second tap of a double tap must not reveal another ball.
  const isSettling = useSettling(revealed);
  return (
    <section className={`${shared.card} ${panel.form}`} aria-label={DRAW_PANEL.reveal.title}>
      <LastBall draw={draw} />
      {draw.everySeconds === null ? (
        <>
          <Button
            className={styles.next}
            aria-disabled={isSending || isSettling}
            onKeyDown={ignoreKeyRepeat}
            onClick={() => void send({ count: 1, after: revealed })}
          >
            {DRAW_PANEL.reveal.next}
          </Button>
          <Several
            left={draw.clubs.length - revealed}
            onReveal={(count) => void send({ count, after: revealed })}
          />
          <Pace onStart={(everySeconds) => void send({ everySeconds, after: revealed })} />
        </>
      ) : (
        <>
          <NextBallIn draw={draw} everySeconds={draw.everySeconds} />
          <Button
            variant="secondary"
            className={styles.next}
            aria-disabled={isSending}
            onClick={() => void send({ everySeconds: 0 })}
          >
            {DRAW_PANEL.reveal.stop}
          </Button>
        </>
      )}
      <p>
        <ExternalLink href={PATHS.draw} className={`${shared.touch} ${shared.accent} ${shared.underlined}`}>
          {DRAW_PANEL.reveal.watch}
        </ExternalLink>
      </p>
    </section>
  );
}

/** One call at a time. Its reply is the current draw, so the next call knows what has been revealed. */
function useReveal() {
  const queryClient = useQueryClient();
  const { send, isSending } = useWrite({
    call: (body: DrawRevealBody) => adminPost<DrawReply>('/api/ucl/draw/reveal', body),
    onDone: (reply) => {
      queryClient.setQueryData(drawQuery.queryKey, reply);
      return null;
    },
    // Without a reply, it is unknown whether the call arrived.
    failed: (error) => DRAW_PANEL.reveal[error instanceof HttpError ? 'failed' : 'unanswered'],
  });
  return { send: async (body: DrawRevealBody) => isSending || send(body), isSending };
}

function LastBall({ draw: { clubs, steps } }: { readonly draw: DrawReply }) {
  const step = steps.at(-1);
  const name = clubs[(step?.club ?? 0) - 1]?.name;
  return (
    <div className={styles.last} role="status">
      <p className={shared.note}>{step ? ballOf(steps.length, clubs.length) : DRAW_PANEL.reveal.none}</p>
      {step && name !== undefined && (
        <p>
          <Crest name={name} size={40} />
          <b dir="auto">{name}</b>
          <span>
            {groupTitle(step.group)} · {potTitle(step.pot)}
          </span>
        </p>
      )}
    </div>
  );
}

interface SeveralProps {
  /** How many balls are not revealed yet. */
  readonly left: number;
  readonly onReveal: (count: number) => void;
}

/** Asks for confirmation, because viewers cannot follow several balls at once. */
function Several({ left, onReveal }: SeveralProps) {
  const form = useForm('reveal');
  const [toConfirm, setToConfirm] = useState<number | null>(null);
  const count = Number(form.value('count'));
  const isPossible = Number.isInteger(count) && count >= 1 && count <= left;
  const { several, severalButton } = DRAW_PANEL.reveal;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPossible) setToConfirm(count);
  }
  return (
    <FormContext value={form}>
      <form noValidate className={styles.inline} onSubmit={submit}>
        <TextField name="count" label={several} hint={DRAW_PANEL.reveal.left(left)} type="number" />
        <Button type="submit" variant="secondary" aria-disabled={!isPossible}>
          {severalButton}
        </Button>
      </form>
      {toConfirm !== null && (
        <ConfirmDialog
          title={several}
          summary={DRAW_PANEL.reveal.question(toConfirm)}
          confirmLabel={severalButton}
          confirmVariant="primary"
          onConfirm={() => {
            form.clear();
            onReveal(toConfirm);
          }}
          onClose={() => setToConfirm(null)}
        />
      )}
    </FormContext>
  );
}

const USUAL_SECONDS = '8';

function Pace({ onStart }: { readonly onStart: (everySeconds: number) => void }) {
  const form = useForm('pace');
  const { pace, paceHint, start } = DRAW_PANEL.reveal;
  const seconds = Number(form.value('seconds') || USUAL_SECONDS);
  const isPossible = Number.isInteger(seconds) && seconds >= BALL_SECONDS_MIN && seconds <= BALL_SECONDS_MAX;
  function submit(event: FormEvent) {
    event.preventDefault();
    if (isPossible) onStart(seconds);
  }
  return (
    <FormContext value={form}>
      <form noValidate className={styles.inline} onSubmit={submit}>
        <TextField name="seconds" label={pace} hint={paceHint} type="number" placeholder={USUAL_SECONDS} />
        <Button type="submit" variant="secondary" aria-disabled={!isPossible}>
          {start}
        </Button>
      </form>
    </FormContext>
  );
}

const SECOND_MS = 1_000;

function NextBallIn({ draw, everySeconds }: { readonly draw: DrawReply; readonly everySeconds: number }) {
  const now = useNow(SECOND_MS);
  const left = draw.nextBallAt ? Math.max(0, Date.parse(draw.nextBallAt) - now) : 0;
  return (
    <p className={styles.pace}>{DRAW_PANEL.reveal.running(everySeconds, Math.ceil(left / SECOND_MS))}</p>
  );
}
