import { type DragEvent, useId, useMemo } from 'react';
import type { Club } from '#domain/clubs/clubs.ts';
import { CLUBS, problemCount } from '#web/content/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { Upload } from '#web/ui/icons/upload.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { type ListedName, readClubList, UNREADABLE } from './read-club-list.ts';
import type { ClubImport } from './use-club-import.ts';

interface Props {
  readonly clubs: readonly Club[];
  readonly clubImport: ClubImport;
}

/** Pasted, typed, dropped or chosen as a file: shown as it is understood, and applied only on request. */
export function ImportClubs({ clubs, clubImport }: Props) {
  const id = useId();
  const { text, setText, apply, isSending } = clubImport;
  const list = useMemo(() => readClubList(text, clubs), [text, clubs]);
  const problems = list.problems.length + list.names.filter(({ problem }) => problem !== null).length;
  const isEmpty = text.trim() === '';

  async function read(file: File | undefined) {
    if (!file) return;
    const content = await file.text();
    const refusal = refusalOf(content);
    if (refusal) toasts.add({ ...refusal, look: 'destructive' });
    else setText(content);
  }
  // Text that is dropped goes where it is dropped, as the browser does it.
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  function drop(event: DragEvent) {
    if (!carriesFile(event)) return;
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  }

  return (
    <section className="grid gap-3">
      <h3>{CLUBS.import}</h3>
      <p id={`${id}-hint`} className="text-muted text-sm">
        {CLUBS.importHint}
      </p>
      <textarea
        aria-label={CLUBS.paste}
        aria-describedby={`${id}-hint`}
        className="admin-field"
        dir="auto"
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onDragOver={(event) => {
          if (carriesFile(event)) event.preventDefault();
        }}
        onDrop={drop}
      />
      <div className="flex flex-wrap items-center gap-3">
        <label className="admin-file">
          <Upload className="size-5" />
          {CLUBS.chooseFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // So that the same file can be chosen again after it was fixed.
              event.target.value = '';
            }}
          />
        </label>
        <Button
          aria-disabled={isEmpty || problems > 0 || isSending}
          onClick={() =>
            void apply(list.names.flatMap(({ club, name }) => (club ? [{ id: club.id, name }] : [])))
          }
        >
          {CLUBS.apply}
        </Button>
        {!isEmpty && (
          <p role="status" className={problems > 0 ? 'text-orange' : 'text-green'}>
            {problemCount(problems)}
          </p>
        )}
      </div>
      {!isEmpty && (
        <>
          {list.problems.length > 0 && (
            <ul className="admin-problems">
              {list.problems.map((problem) => (
                <li key={problem}>{problem}</li>
              ))}
            </ul>
          )}
          <Preview names={list.names} />
        </>
      )}
    </section>
  );
}

function refusalOf(content: string) {
  if (content.includes('\u0000')) return CLUBS.notText;
  return content.includes(UNREADABLE) ? CLUBS.notUtf8 : null;
}

function Preview({ names }: { readonly names: readonly ListedName[] }) {
  const { line, group, now, next, problem } = CLUBS.columns;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard
    <section className="admin-preview" aria-label={CLUBS.preview} tabIndex={0}>
      <table>
        <thead>
          <tr>
            {[line, group, now, next, problem].map((title) => (
              <th key={title} scope="col">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {names.map((entry) => (
            <tr key={entry.line} className={entry.problem ? 'bad' : undefined}>
              <th scope="row">{entry.line}</th>
              <td>{entry.group}</td>
              <td dir="auto">{entry.club?.name}</td>
              <td dir="auto">{entry.name}</td>
              <td>{entry.problem}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
