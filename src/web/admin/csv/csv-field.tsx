import './csv.css';
import { type DragEvent, type ReactNode, useId } from 'react';
import { Upload } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import styles from './csv-field.module.css';
import { UNREADABLE } from './csv-text.ts';
import { CSV } from './words.ts';

interface Props {
  readonly label: string;
  readonly hint: string;
  readonly text: string;
  readonly onText: (text: string) => void;
  /** Beside the button that chooses a file. */
  readonly children?: ReactNode;
}

/** A list that is pasted, typed, dropped or chosen as a file. */
export function CsvField({ label, hint, text, onText, children }: Props) {
  const id = useId();

  async function read(file: File | undefined) {
    if (!file) return;
    const content = await file.text();
    const refusal = refusalOf(content);
    if (refusal) toasts.add({ ...refusal, look: 'destructive' });
    else onText(content);
  }
  // Text that is dropped goes where it is dropped, as the browser does it.
  const carriesFile = (event: DragEvent) => event.dataTransfer.types.includes('Files');
  function drop(event: DragEvent) {
    if (!carriesFile(event)) return;
    event.preventDefault();
    void read(event.dataTransfer.files[0]);
  }

  return (
    <>
      <p id={id} className={shared.note}>
        {hint}
      </p>
      <textarea
        aria-label={label}
        aria-describedby={id}
        className="admin-field"
        dir="auto"
        rows={5}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
        onDragOver={(event) => {
          if (carriesFile(event)) event.preventDefault();
        }}
        onDrop={drop}
      />
      <div className={styles.row}>
        <label className="admin-file">
          <Upload className={shared.iconMedium} />
          {CSV.chooseFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className={shared.hidden}
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // So that the same file can be chosen again after it was fixed.
              event.target.value = '';
            }}
          />
        </label>
        {children}
      </div>
    </>
  );
}

function refusalOf(content: string) {
  if (content.includes('\u0000')) return CSV.notText;
  return content.includes(UNREADABLE) ? CSV.notUtf8 : null;
}
