import { type FormEvent, useState } from 'react';
import { flushSync } from 'react-dom';

/** `input` is null while a field is missing. */
export function useSubmit<Input>(input: Input | null, act: (input: Input) => void) {
  const [isTried, setTried] = useState(false);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Nothing is sent that the server would refuse. The message is at the field.
    if (focusInvalid(event.currentTarget)) return;
    // Before the next line: fields may now be marked as missing.
    flushSync(() => setTried(input === null));
    if (input === null) focusInvalid(event.currentTarget);
    else act(input);
  }
  return { onSubmit, isMissing: isTried && input === null };
}

/** Focuses the first field with an error, and returns whether there is one. */
export function focusInvalid(form: HTMLFormElement | null): boolean {
  const invalid = form?.querySelector<HTMLElement>('[aria-invalid="true"]');
  invalid?.focus();
  return invalid !== undefined && invalid !== null;
}
