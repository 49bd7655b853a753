import { type FormEvent, useId, useState } from 'react';
import { keepClubKey, keyIn } from '#web/api/club-key.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form-errors.tsx';
import { CLUB_LINK } from '#words/club-link.ts';

/** For whoever has the link of a club but did not open it here: an installed app keeps nothing of the browser's. */
export function ClubKeyField() {
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { summary, label, button, wrong } = CLUB_LINK.paste;
  function use(event: FormEvent) {
    event.preventDefault();
    const key = keyIn(text);
    setWrong(key === null);
    if (key !== null) keepClubKey(key);
  }
  return (
    <details className="club-key">
      <summary>{summary}</summary>
      <form noValidate onSubmit={use}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          aria-invalid={isWrong}
          aria-describedby={isWrong ? `${id}-wrong` : undefined}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
        <Button type="submit" variant="secondary">
          {button}
        </Button>
        <FieldError id={`${id}-wrong`} problem={isWrong ? wrong : null} className="score-problem" />
      </form>
    </details>
  );
}
