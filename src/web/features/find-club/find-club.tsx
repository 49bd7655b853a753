import { Search } from 'lucide-react';
import { type KeyboardEvent, useId, useState } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { clubsOffered, FIND_CLUB, groupTitle } from '#web/content/hub.ts';
import { matchingClubs } from './matching-clubs.ts';

interface Props {
  readonly clubs: readonly Club[];
  /** Brings the club into view. `chosen` is false while it is only the single club that what was typed can mean. */
  readonly onFound: (club: Club, chosen: boolean) => void;
}

/** A field that offers the clubs as one types: the combobox of the ARIA patterns. */
export function FindClub({ clubs, onFound }: Props) {
  const id = useId();
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const matches = matchingClubs(clubs, typed);
  const answered = open && typed.trim() !== '';
  const expanded = answered && matches.length > 0;
  // Before the clubs are known, nothing can be said of a name.
  const none = answered && !expanded && clubs.length > 0;
  const optionId = (club: Club) => `${id}-${club.id}`;

  function type(text: string) {
    setTyped(text);
    setOpen(true);
    setActive(0);
    const [only, ...others] = matchingClubs(clubs, text);
    if (only && others.length === 0) onFound(only, false);
  }

  function choose(club: Club) {
    setTyped(club.name);
    setOpen(false);
    onFound(club, true);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = matches.length - 1;
    const club = matches[active];
    // When nothing is open, the browser's own Escape empties the field.
    if (event.key === 'Escape' && answered) setOpen(false);
    else if (event.key === 'Enter' && expanded && club) choose(club);
    else if (event.key === 'ArrowDown' && last >= 0) step(active < last ? active + 1 : 0, 0);
    else if (event.key === 'ArrowUp' && last >= 0) step(active > 0 ? active - 1 : last, last);
    else return;
    event.preventDefault();
  }

  /** Opens the list again at one of its ends, or goes on in it. */
  function step(next: number, end: number) {
    setOpen(true);
    setActive(expanded ? next : end);
  }

  return (
    <div className="find-club">
      <Search aria-hidden="true" />
      <input
        type="search"
        role="combobox"
        aria-label={FIND_CLUB.label}
        placeholder={FIND_CLUB.label}
        autoComplete="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-autocomplete="list"
        aria-expanded={expanded}
        aria-controls={`${id}-list`}
        aria-activedescendant={expanded && matches[active] ? optionId(matches[active]) : undefined}
        value={typed}
        onChange={(event) => type(event.target.value)}
        onKeyDown={onKeyDown}
        onBlur={() => setOpen(false)}
      />
      <div id={`${id}-list`} role="listbox" aria-label={FIND_CLUB.label} hidden={!expanded}>
        {matches.map((club, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the field has the keys
          <div
            key={club.id}
            id={optionId(club)}
            role="option"
            tabIndex={-1}
            aria-selected={index === active}
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(club)}
          >
            <Crest name={club.name} size={24} />
            <span dir="auto">{club.name}</span>
            <span className="text-muted text-sm">{groupTitle(club.group)}</span>
          </div>
        ))}
      </div>
      <p role="status" className={none ? 'find-club-none' : 'sr-only'}>
        {none && FIND_CLUB.none}
        {expanded && clubsOffered(matches.length)}
      </p>
    </div>
  );
}
