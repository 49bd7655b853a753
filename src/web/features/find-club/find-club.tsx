import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { Club } from '#domain/clubs/clubs.ts';
import type { findByName } from '#domain/clubs/name-search.ts';
import { Crest } from '#web/clubs/crest.tsx';
import { FollowButton } from '#web/clubs/follow-button.tsx';
import { Search } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { clubsFound, FIND_CLUB } from '#words/hub.ts';
import { groupTitle } from '#words/titles.ts';
import styles from './find-club.module.css';

interface Props {
  readonly clubs: readonly Club[];
  readonly onChoose: (club: Club) => void;
}

/** A field that offers the clubs as one types: the combobox of the ARIA patterns. The page moves on a choice only. */
export function FindClub({ clubs, onChoose }: Props) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const [used, setUsed] = useState(false);
  const { search, failed } = useNameSearch(used);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const [chosen, setChosen] = useState<Club | null>(null);
  const matches = search?.(clubs, typed) ?? [];
  // Before the clubs are known, nothing can be said of a name.
  const answered = open && typed.trim() !== '' && clubs.length > 0 && (search !== null || failed);
  const expanded = answered && matches.length > 0;
  const optionId = (club: Club) => `${id}-${club.id}`;

  function type(text: string) {
    setTyped(text);
    setOpen(true);
    setActive(0);
    list.current?.scrollTo(0, 0);
  }

  function choose(club: Club) {
    setTyped(club.name);
    setOpen(false);
    setChosen(club);
    onChoose(club);
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
    const index = expanded ? next : end;
    flushSync(() => {
      setOpen(true);
      setActive(index);
    });
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' });
  }

  return (
    <>
      <div className={styles.findClub}>
        <Search />
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
          onFocus={() => setUsed(true)}
          onBlur={() => setOpen(false)}
        />
        <div className={answered ? styles.findClubAnswer : shared.hidden}>
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
                <span dir="auto">{club.name}</span>
                <span className={shared.note}>{groupTitle(club.group)}</span>
              </div>
            ))}
          </div>
          <p role="status">
            {answered && (expanded ? clubsFound(matches.length) : FIND_CLUB[search ? 'none' : 'failed'])}
          </p>
        </div>
      </div>
      {chosen && (
        <p className={styles.chosen}>
          <FollowButton club={chosen} /> <bdi>{chosen.name}</bdi>
        </p>
      )}
    </>
  );
}

/** Loaded when the field is first used, and again when the connection is back. */
function useNameSearch(used: boolean) {
  const [search, setSearch] = useState<typeof findByName | null>(null);
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    if (!used) return;
    const load = async () => {
      try {
        const module = await import('#domain/clubs/name-search.ts');
        setSearch(() => module.findByName);
      } catch {
        setFailed(true);
      }
    };
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [used]);
  return { search, failed };
}
