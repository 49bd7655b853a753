import { Upload } from 'lucide-react';
import { type DragEvent, useId, useMemo, useState } from 'react';
import type { Club } from '#domain/clubs.ts';
import { CLUBS, problemCount } from '#web/content/admin.ts';
import { Button } from '#web/ui/button.tsx';
import { toasts } from '#web/ui/toast/toast-store.ts';
import { type ListedName, readClubList } from './read-club-list.ts';
import { useRename } from './use-rename.ts';

/** Pasted, typed, dropped or chosen as a file: shown as it is understood, and applied only on request. */
export function ImportClubs({ clubs }: { readonly clubs: readonly Club[] }) {
  const id = useId();
  const [text, setText] = useState('');
  const rename = useRename();
  const list = useMemo(() => readClubList(text, clubs), [text, clubs]);
  const problems = list.problems.length + list.names.filter(({ problem }) => problem !== null).length;
  const isEmpty = text.trim() === '';

  async function read(file: File | undefined) {
    if (!file) return;
    const content = await file.text();
    if (content.includes('\u0000')) toasts.add({ title: CLUBS.notText, look: 'destructive' });
    else setText(content);
  }
  function drop(event: DragEvent) {
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  }
  async function apply() {
    const names = list.names.flatMap(({ club, name }) => (club ? [{ id: club.id, name }] : []));
    if (await rename(names, { title: CLUBS.applied })) setText('');
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
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={drop}
      />
      <div className="flex flex-wrap items-center gap-3">
        <label className="admin-file">
          <Upload aria-hidden="true" className="size-5" />
          {CLUBS.chooseFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className="sr-only"
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // So that the same file can be chosen again after it was mended.
              event.target.value = '';
            }}
          />
        </label>
        <Button disabled={isEmpty || problems > 0} onClick={() => void apply()}>
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
