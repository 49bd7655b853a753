import { useState } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { Search } from '#web/ui/icons.tsx';
import { useOpened, usePrefetch } from '#web/ui/lazy-part.tsx';
import { FIND_CLUB } from '#words/hub.ts';
import styles from './find-club.module.css';

interface Props {
  readonly clubs: readonly Club[];
  readonly onChoose: (club: Club) => void;
}

const loadField = () => import('./find-club-field.tsx');

/** Opens the search over the letters beside it. Needs JavaScript. */
export function FindClub(props: Props) {
  const { Opened, open, close } = useOpened(loadField, () => FIND_CLUB.notLoaded);
  const [wasOpened, setWasOpened] = useState(false);
  usePrefetch(loadField);
  if (Opened && !wasOpened) setWasOpened(true);
  if (Opened) return <Opened {...props} onClose={close} />;
  return (
    <button
      // After the field that replaced it.
      ref={wasOpened ? focus : undefined}
      type="button"
      className={styles.open}
      onClick={open}
    >
      <Search />
      <span>{FIND_CLUB.label}</span>
    </button>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
