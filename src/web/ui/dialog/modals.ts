/*
 * The open modal dialogs, the topmost last. Everything outside the topmost one is inert, so what must be seen and
 * heard meanwhile (a notification) has to lie inside it.
 */
let open: readonly HTMLDialogElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLDialogElement[]): void {
  open = next;
  for (const listener of listeners) listener();
}

export function modalOpened(dialog: HTMLDialogElement): void {
  change([...open.filter((other) => other !== dialog), dialog]);
}

export function modalClosed(dialog: HTMLDialogElement): void {
  if (open.includes(dialog)) change(open.filter((other) => other !== dialog));
}

export function topModal(): HTMLDialogElement | null {
  return open.at(-1) ?? null;
}

export function subscribeToModals(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
