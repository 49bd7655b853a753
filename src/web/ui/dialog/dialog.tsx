import { type PointerEvent, type ReactNode, useEffect, useId, useLayoutEffect, useRef } from 'react';
import { X } from '../icons.tsx';
import shared from '../shared.module.css';
import styles from './dialog.module.css';
import { modalClosed, modalOpened } from './modals.ts';

interface Props {
  readonly open: boolean;
  /** Closed by the close button, Escape or the backdrop. */
  readonly onClose: () => void;
  readonly title: string;
  readonly closeLabel: string;
  /** The ids of what is to be read out with the title. */
  readonly describedBy?: string;
  readonly id?: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * The browser's own modal dialog: it keeps the focus inside, makes the page behind inert, closes on Escape and
 * gives the focus back. A sheet at the bottom of a phone, within the thumb's reach; centred on a wide screen.
 * What is marked `data-autofocus` receives the focus, otherwise the first thing that can.
 */
export function Dialog({
  open,
  onClose,
  title,
  closeLabel,
  describedBy,
  id,
  className = '',
  children,
}: Props) {
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  const pressedOutside = useRef(false);
  const shown = useRef(false);

  useEffect(() => {
    const dialog = ref.current;
    if (!dialog || !open) return;
    dialog.showModal();
    shown.current = true;
    dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
    modalOpened(dialog);
    return () => {
      shown.current = false;
      modalClosed(dialog);
      dialog.close();
    };
  }, [open]);

  // One that is unmounted has to be closed while it is still in the document, or the focus would not be given back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    return () => dialog?.close();
  }, []);

  const isOwn = (event: { target: EventTarget }) => event.target === ref.current;
  // The content covers the whole dialog, so that only the backdrop leads to the dialog element itself. A press
  // that began inside, as when text is selected, does not close it.
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
      // At Escape, at once: the close event comes a frame later, and until then it could not be opened again.
      onCancel={(event) => {
        if (isOwn(event)) onClose();
      }}
      onClose={(event) => {
        // React lets it rise from a dialog inside this one. Of one that was closed here, it comes late: it may have
        // been opened again by then.
        if (isOwn(event) && shown.current && !event.currentTarget.open) onClose();
      }}
      className={`sheet ${className}`}
    >
      <div className={styles.content}>
        <div className={styles.top}>
          <h2 id={titleId} className={shared.heading}>
            {title}
          </h2>
          <button type="button" onClick={onClose} className={styles.close}>
            <X className={shared.iconMedium} />
            <span className={shared.hidden}>{closeLabel}</span>
          </button>
        </div>
        <div className={styles.body}>{children}</div>
      </div>
    </dialog>
  );
}
