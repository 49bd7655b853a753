import { Pencil } from 'lucide-react';
import { type FormEvent, useId, useState } from 'react';
import { nameProblems, tidyName } from '#domain/club-names.ts';
import type { Club } from '#domain/clubs.ts';
import { GROUPS } from '#domain/groups.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { CLUBS, renamedText } from '#web/content/admin.ts';
import { groupTitle } from '#web/content/hub.ts';
import { Button } from '#web/ui/button.tsx';
import { useRename } from './use-rename.ts';

interface Props {
  readonly clubs: readonly Club[];
}

/** All clubs by group, each renamed in its place. */
export function ClubNames({ clubs }: Props) {
  const [editing, setEditing] = useState<number | null>(null);
  const [edited, setEdited] = useState<number | null>(null);
  /** A name may be saved while another one is already being typed: that one stays open. */
  function close(clubId: number) {
    setEdited(clubId);
    setEditing((now) => (now === clubId ? null : now));
  }
  return (
    <section>
      <h3>{CLUBS.names}</h3>
      <div className="admin-groups">
        {GROUPS.map((group) => (
          <section key={group} aria-label={groupTitle(group)}>
            <h4>{groupTitle(group)}</h4>
            <ul>
              {clubs
                .filter((club) => club.group === group)
                .map((club) => (
                  <li key={club.id}>
                    {club.id === editing ? (
                      <RenameForm club={club} clubs={clubs} onDone={() => close(club.id)} />
                    ) : (
                      <ClubLine
                        club={club}
                        wasEdited={club.id === edited}
                        onRename={() => setEditing(club.id)}
                      />
                    )}
                  </li>
                ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}

interface ClubLineProps {
  readonly club: Club;
  readonly wasEdited: boolean;
  readonly onRename: () => void;
}

function ClubLine({ club, wasEdited, onRename }: ClubLineProps) {
  return (
    <div className="admin-club">
      <Crest name={club.name} size={24} />
      <span dir="auto">{club.name}</span>
      <button
        type="button"
        aria-label={`${CLUBS.rename} ${club.name}`}
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the field that had the focus
        autoFocus={wasEdited}
        onClick={onRename}
      >
        <Pencil aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
}

interface RenameFormProps extends Props {
  readonly club: Club;
  readonly onDone: () => void;
}

function RenameForm({ club, clubs, onDone }: RenameFormProps) {
  const [name, setName] = useState(club.name);
  const [problem, setProblem] = useState<string | null>(null);
  const { rename, isSending } = useRename();
  const id = useId();

  async function save(event: FormEvent) {
    event.preventDefault();
    const next = tidyName(name);
    if (next === club.name) return onDone();
    const names = clubs.map((other) => (other.id === club.id ? next : other.name));
    const found = nameProblems(names)[clubs.indexOf(club)] ?? null;
    setProblem(found);
    if (found) return;
    const told = { title: CLUBS.saved, description: renamedText(club.name, next) };
    if (await rename([{ id: club.id, name: next }], told)) onDone();
  }

  return (
    <form onSubmit={save} className="admin-rename">
      <input
        className="admin-field"
        aria-label={`${CLUBS.newName}, ${club.name}`}
        aria-invalid={problem !== null}
        aria-describedby={problem ? id : undefined}
        dir="auto"
        // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
        autoFocus
        value={name}
        onChange={(event) => setName(event.target.value)}
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
        {CLUBS.cancel}
      </Button>
      {problem && (
        <p id={id} role="alert">
          {problem}
        </p>
      )}
    </form>
  );
}
