import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Club } from '#domain/clubs/clubs.ts';
import { findByName } from '#domain/clubs/name-search.ts';
import { ClubName } from '#web/clubs/club-name.tsx';
import { Crest } from '#web/clubs/crest.tsx';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { Search, X } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { clubsFound, FIND_CLUB } from '#words/hub.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './find-club.module.css';

interface Props {
  readonly clubs: readonly Club[];
  readonly onChoose: (club: Club) => void;
  readonly onClose: () => void;
}

/** The combobox of the ARIA patterns. The page scrolls only when a club is chosen. */
export default function FindClubField({ clubs, onChoose, onClose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [isListOpen, setListOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<Club | null>(null);
  const matches = findByName(clubs, typed);
  // Until the clubs are loaded, it cannot say that a name is unknown.
  const answered = isListOpen && typed.trim() !== '' && clubs.length > 0;
  const expanded = answered && matches.length > 0;
  const optionId = (club: Club) => `${id}-${club.id}`;

  function type(text: string) {
    setTyped(text);
    setListOpen(true);
    setActive(0);
    setChosen(null);
    list.current?.scrollTo(0, 0);
  }

  function choose(club: Club) {
    setTyped(club.name);
    setListOpen(false);
    setChosen(club);
    onChoose(club);
  }

  function onKeyDown(event: KeyboardEvent) {
    const last = matches.length - 1;
    const club = matches[active];
    // With the list closed, the browser's own Escape clears the field.
    if (event.key === 'Escape' && answered) setListOpen(false);
    else if (event.key === 'Escape' && typed === '') onClose();
    else if (event.key === 'Enter' && expanded && club) choose(club);
    else if (event.key === 'ArrowDown' && last >= 0) step(active < last ? active + 1 : 0, 0);
    else if (event.key === 'ArrowUp' && last >= 0) step(active > 0 ? active - 1 : last, last);
    else return;
    event.preventDefault();
  }

  /** Opens the list at one end, or moves within it. */
  function step(next: number, end: number) {
    const index = expanded ? next : end;
    flushSync(() => {
      setListOpen(true);
      setActive(index);
    });
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <div className={`${styles.findClub} ${shared.notOnPaper}`}>
      <Search />
      <input
        // The visitor has just pressed the button that it replaces.
        ref={focus}
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
        onBlur={() => setListOpen(false)}
      />
      {chosen && <FollowButton club={chosen} />}
      <button type="button" aria-label={FIND_CLUB.close} className={styles.close} onClick={onClose}>
        <X className={shared.iconMedium} />
      </button>
      <div className={answered ? styles.answer : shared.hidden}>
        <div ref={list} id={`${id}-list`} role="listbox" aria-label={FIND_CLUB.label} hidden={!expanded}>
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
              <ClubName name={club.name} />
              <span className={shared.note}>{groupTitle(club.group)}</span>
            </div>
          ))}
        </div>
        <p role="status">{answered && (expanded ? clubsFound(matches.length) : FIND_CLUB.none)}</p>
      </div>
    </div>
  );
}

function focus(field: HTMLInputElement | null): void {
  field?.focus({ preventScroll: true });
}
