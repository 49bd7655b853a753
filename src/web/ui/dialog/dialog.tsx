import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { X } from '../icons.tsx';
import shared from '../shared.module.css';
import styles from './dialog.module.css';
import { modalClosed, modalOpened } from './modals.ts';

interface Props {
  readonly open: boolean;
  /** On the close button, Escape or the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** The ids of elements that are read out with the title. */
  readonly describedBy?: string;
  readonly id?: string;
  readonly className?: string | undefined;
  /** Further content of the title bar. */
  readonly bar?: ReactNode;
  readonly children: ReactNode;
}

/**
 * The native modal dialog: it traps the focus, makes the page behind it inert, closes on Escape and restores the focus.
 * A sheet at the bottom of a phone, within reach of the thumb; centred on a wide screen. The element with
 * `data-autofocus` gets the focus, otherwise the close button.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  describedBy,
  id,
  className = '',
  bar,
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const close = useRef<HTMLButtonElement>(null);
  const titleId = useId();
  const pressedOutside = useRef(false);
  const shown = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    shown.current = true;
    (dialog.querySelector<HTMLElement>('[data-autofocus]') ?? close.current)?.focus();
    modalOpened(dialog);
    return () => {
      shown.current = false;
      modalClosed(dialog);
      dialog.close();
    };
  }, [open]);

  // A dialog that unmounts has to be closed while it is still in the document, or the focus would not be restored.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  const isOwn = (event: { target: EventTarget }) => event.target === ref.current;
  // The content covers the whole dialog, so only the backdrop targets the dialog element itself. A press that began
  // inside, for example to select text, does not close it.
  const onPointerDown = (event: PointerEvent) => {
    pressedOutside.current = isOwn(event);
  };

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape does by keyboard what a press on the backdrop does
    <dialog
      ref={ref}
      id={id}
      aria-labelledby={titleId}
      aria-describedby={describedBy}
      onPointerDown={onPointerDown}
      onClick={(event) => {
        if (isOwn(event) && pressedOutside.current) onClose();
      }}
      // On Escape, at once: the close event fires a frame later, and until then the dialog could not be reopened.
      onCancel={(event) => {
        if (isOwn(event)) onClose();
      }}
      onClose={(event) => {
        // React lets the event bubble from nested dialogs. It also fires late for one that was closed here, which may
        // be reopened by then.
        if (isOwn(event) && shown.current && !event.currentTarget.open) onClose();
      }}
      className={`${styles.dialog} ${className}`}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={titleId} className={shared.heading}>
            {title}
          </h2>
          {bar}
          <button ref={close} type="button" onClick={onClose} className={`${shared.square} ${styles.close}`}>
            <X className={shared.iconMedium} />
            <span className={shared.hidden}>{closeLabel}</span>
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
