import { useState } from 'react';
import type { StrikeTextBody, StrikeTextReply } from '#contract/record.ts';
import type { RecordEntry } from '#domain/record/kinds.ts';
import { isStandardNote } from '#domain/results/results.ts';
import { useWrite } from '#web/api/use-write.ts';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/dialog/confirm-dialog.tsx';
import { FormError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { adminPost } from '../admin-calls.ts';
import styles from './entry-tools.module.css';
import { alsoRedactedText, ENTRY_TOOLS, textName } from './words.ts';

interface Text {
  readonly name: string;
  readonly text: string;
}

/** Asks for confirmation first. */
export function RedactTexts({ entry: { seq, texts } }: { readonly entry: RecordEntry }) {
  const [asked, setAsked] = useState<Text | null>(null);
  const [everywhere, setEverywhere] = useState(false);
  const { send, isSending, problem } = useWrite({
    call: (body: StrikeTextBody) => adminPost<StrikeTextReply>('/api/ucl/strike-text', body),
    onDone: ({ struck }) => {
      // The focused button disappears with its text.
      document.querySelector<HTMLElement>('main h1')?.focus({ preventScroll: true });
      const others = struck.map((each) => each.seq).filter((each) => each !== seq);
      return { ...ENTRY_TOOLS.struck, ...(others.length > 0 && { description: alsoRedactedText(others) }) };
    },
    failed: () => ({ fallback: ENTRY_TOOLS.failed }),
  });
  const remaining = Object.entries(texts).flatMap(([name, text]) =>
    text && !isStandardNote(text.text) ? [{ name, text: text.text }] : [],
  );

  function ask(text: Text) {
    setEverywhere(false);
    setAsked(text);
  }

  if (remaining.length === 0 && problem === null) return null;
  return (
    <div>
      <p>{ENTRY_TOOLS.redactIntro}</p>
      <ul className={styles.texts}>
        {remaining.map((each) => (
          <li key={each.name} className={shared.spread}>
            <span>
              {`${textName(each.name)}: `}
              <q dir="auto">{each.text}</q>
            </span>
            <Button
              variant="secondary"
              aria-label={`${ENTRY_TOOLS.redact}: ${textName(each.name)}`}
              aria-disabled={isSending}
              onClick={() => ask(each)}
            >
              {ENTRY_TOOLS.redact}
            </Button>
          </li>
        ))}
      </ul>
      <FormError problem={problem} />
      {asked && (
        <ConfirmDialog
          title={ENTRY_TOOLS.redactTitle}
          summary={ENTRY_TOOLS.redactSummary}
          warning={ENTRY_TOOLS.redactWarning}
          confirmLabel={ENTRY_TOOLS.redact}
          onConfirm={() => void send({ seq, name: asked.name, everywhere })}
          onClose={() => setAsked(null)}
        >
          <q dir="auto" className={styles.question}>
            {asked.text}
          </q>
          <label className={shared.option}>
            <input
              type="checkbox"
              className={shared.checkBox}
              checked={everywhere}
              onChange={(event) => setEverywhere(event.target.checked)}
            />
            {ENTRY_TOOLS.everywhere}
          </label>
          <p className={shared.note}>{ENTRY_TOOLS.keepsHash}</p>
        </ConfirmDialog>
      )}
    </div>
  );
}
