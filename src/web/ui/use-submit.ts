import { type FormEvent, useState } from 'react';

/** `input` is null while a field is missing. */
export function useSubmit<Input>(input: Input | null, act: (input: Input) => void) {
  const [isTried, setTried] = useState(false);
  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // Nothing is sent that the server would refuse. The message is at the field.
    const wrong = event.currentTarget.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (wrong) return wrong.focus();
    setTried(input === null);
    if (input !== null) act(input);
  }
  return { onSubmit, isMissing: isTried && input === null };
}
