import { createStore } from '../store.ts';

/*
 * The open modal dialogs, topmost last. Everything outside the topmost one is inert, so a toast has to be inside it to
 * be seen and heard.
 */
export const openModals = createStore<readonly HTMLDialogElement[]>([]);

export function modalOpened(dialog: HTMLDialogElement): void {
  openModals.set([...openModals.get().filter((other) => other !== dialog), dialog]);
}

export function modalClosed(dialog: HTMLDialogElement): void {
  const open = openModals.get();
  if (open.includes(dialog)) openModals.set(open.filter((other) => other !== dialog));
}
