import { useLayoutEffect, useState } from 'react';
import { openModals } from '../dialog/modals.ts';
import shared from '../shared.module.css';
import styles from './toast.module.css';

/** An element in the browser's top layer that moves into the topmost dialog. */
export function useTopHost(): HTMLElement {
  const [host] = useState(() => {
    const element = document.createElement('div');
    element.popover = 'manual';
    element.className = `${styles.toastHost} ${shared.notOnPaper}`;
    return element;
  });

  useLayoutEffect(() => {
    function place() {
      const modal = openModals.get().at(-1);
      // A closing dialog may already have left the document.
      const parent = modal?.isConnected ? modal : document.body;
      if (host.parentElement === parent) return;
      parent.append(host);
      host.showPopover();
    }
    place();
    const stop = openModals.subscribe(place);
    return () => {
      stop();
      host.remove();
    };
  }, [host]);

  return host;
}
