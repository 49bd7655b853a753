import { type ComponentProps, type ComponentType, useState } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { Search } from '#web/ui/icons.tsx';
import { openDialog, usePrefetch } from '#web/ui/lazy-part.tsx';
import { FIND_CLUB } from '#words/hub.ts';
import styles from './find-club.module.css';
import type FindClubField from './find-club-field.tsx';

interface Props {
  readonly clubs: readonly Club[];
  readonly onChoose: (club: Club) => void;
}

const loadField = () => import('./find-club-field.tsx');

/** Opens the search over the letters beside it. Needs JavaScript. */
export function FindClub(props: Props) {
  const [Field, setField] = useState<ComponentType<ComponentProps<typeof FindClubField>> | null>(null);
  const [isClosed, setClosed] = useState(false);
  usePrefetch(loadField);
  function close() {
    setField(null);
    setClosed(true);
  }
  if (Field) return <Field {...props} onClose={close} />;
  return (
    <button
      // After the field that replaced it.
      ref={isClosed ? focus : undefined}
      type="button"
      className={styles.open}
      onClick={() =>
        openDialog(
          loadField,
          (Loaded) => setField(() => Loaded),
          () => FIND_CLUB.notLoaded,
        )
      }
    >
      <Search />
      <span>{FIND_CLUB.label}</span>
    </button>
  );
}

function focus(button: HTMLButtonElement | null): void {
  button?.focus({ preventScroll: true });
}
