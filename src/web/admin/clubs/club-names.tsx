import { type FormEvent, useId, useState } from 'react';
import { nameProblems, tidyName } from '#domain/clubs/club-names.ts';
import { type Club, groupsOf } from '#domain/clubs/clubs.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { Button } from '#web/ui/button.tsx';
import { FieldError } from '#web/ui/form-errors.tsx';
import { Pencil } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { useStore } from '#web/ui/store.ts';
import { groupTitle } from '#words/titles.ts';
import panel from '../panel.module.css';
import { createSessionState } from '../session-state.ts';
import { ADMIN_CANCEL } from '../words.ts';
import styles from './club-names.module.css';
import { useRename } from './use-rename.ts';
import { CLUBS } from './words.ts';

/** The new name typed so far. */
const DRAFT = createSessionState<{ readonly clubId: number; readonly name: string } | null>(
  'club-name',
  null,
);

export function ClubNames({ clubs }: { readonly clubs: readonly Club[] }) {
  const draft = useStore(DRAFT);
  /** The club whose field was opened or closed last, so that the focus follows. Not when the tab is shown again. */
  const [touched, setTouched] = useState<number | null>(null);
  return (
    <div className={styles.groups}>
      {groupsOf(clubs).map((group) => (
        <section key={group} className={shared.card} aria-label={groupTitle(group)}>
          <h4>{groupTitle(group)}</h4>
          <ul>
            {clubs
              .filter((club) => club.group === group)
              .map((club) => (
                <li key={club.id}>
                  {club.id === draft?.clubId ? (
                    <RenameForm
                      club={club}
                      clubs={clubs}
                      name={draft.name}
                      takesFocus={club.id === touched}
                      onType={(name) => DRAFT.set({ clubId: club.id, name })}
                      onDone={() => {
                        setTouched(club.id);
                        // If another name is being typed by the time this one is saved, that field stays open.
                        DRAFT.change((now) => (now?.clubId === club.id ? null : now));
                      }}
                    />
                  ) : (
                    <ClubLine
                      club={club}
                      takesFocus={club.id === touched}
                      onRename={() => {
                        setTouched(club.id);
                        DRAFT.set({ clubId: club.id, name: club.name });
                      }}
                    />
                  )}
                </li>
              ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

interface ClubLineProps {
  readonly club: Club;
  readonly takesFocus: boolean;
  readonly onRename: () => void;
}

function ClubLine({ club, takesFocus, onRename }: ClubLineProps) {
  return (
    <div className={styles.club}>
      <Crest name={club.name} size={24} />
      <ClubName name={club.name} />
      <button
        type="button"
        className={panel.iconButton}
        aria-label={`${CLUBS.rename} ${club.name}`}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the field that had the focus
        autoFocus={takesFocus}
        onClick={onRename}
      >
        <Pencil className={shared.iconSmall} />
      </button>
    </div>
  );
}

interface RenameFormProps {
  readonly club: Club;
  readonly clubs: readonly Club[];
  readonly name: string;
  readonly takesFocus: boolean;
  readonly onType: (name: string) => void;
  readonly onDone: () => void;
}

function RenameForm({ club, clubs, name, takesFocus, onType, onDone }: RenameFormProps) {
  const [problem, setProblem] = useState<string | null>(null);
  const { send, isSending } = useRename();
  const id = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    const next = tidyName(name);
    if (next === club.name) return onDone();
    const names = clubs.map((other) => (other.id === club.id ? next : other.name));
    const found = nameProblems(names)[clubs.indexOf(club)] ?? null;
    setProblem(found);
    if (found) return;
    const toast = { title: CLUBS.saved, description: CLUBS.renamed(club.name, next) };
    if ((await send({ clubs: [{ id: club.id, name: next }], toast })) === null) onDone();
  }

  return (
    <form onSubmit={save} className={styles.rename}>
      <input
        className={shared.field}
        aria-label={`${CLUBS.newName}, ${club.name}`}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus={takesFocus}
        value={name}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          // Closes the field, not the panel.
          event.preventDefault();
          event.stopPropagation();
          onDone();
        }}
      />
      <Button type="submit" aria-disabled={isSending}>
        {CLUBS.save}
      </Button>
      <Button variant="quiet" onClick={onDone}>
        {ADMIN_CANCEL}
      </Button>
      <FieldError id={id} problem={problem} />
    </form>
  );
}
