import { type FormEvent, useId, useState } from 'react';
import { clubKeyIn, storeClubKey } from '#web/api/club-key.ts';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form-errors.tsx';
import shared from '#web/ui/shared.module.css';
import { CLUB_LINK } from '#words/club-link.ts';
import styles from './club-key-field.module.css';

/** For captains who did not open their link here: an installed app does not share the browser's storage. */
export function ClubKeyField() {
  const id = useId();
  const [text, setText] = useState('');
  const [isWrong, setWrong] = useState(false);
  const { summary, label, button, wrong } = CLUB_LINK.paste;
  function use(event: FormEvent) {
    event.preventDefault();
    const key = clubKeyIn(text);
    setWrong(key === null);
    if (key !== null) storeClubKey(key);
  }
  return (
    <details className={styles.key}>
      <summary>{summary}</summary>
      <form noValidate onSubmit={use}>
        <label htmlFor={id}>{label}</label>
        <input
          id={id}
          className={shared.field}
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
        <FieldError id={`${id}-wrong`} problem={isWrong ? wrong : null} />
      </form>
    </details>
  );
}
