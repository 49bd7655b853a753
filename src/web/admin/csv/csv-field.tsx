import { type DragEvent, type ReactNode, useId } from 'react';
import { buttonClass } from '#web/ui/button.tsx';
import { Upload } from '#web/ui/icons.tsx';
import shared from '#web/ui/shared.module.css';
import { toasts } from '#web/ui/toast/toast-store.ts';
import panel from '../panel.module.css';
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

export function CsvField({ label, hint, text, onText, children }: Props) {
  const id = useId();

  async function read(file: File | undefined) {
    if (!file) return;
    const content = await file.text();
    const problem = fileProblem(content);
    if (problem) toasts.add({ ...problem, look: 'destructive' });
    else onText(content);
  }
  // Dropped text goes where it is dropped: the browser does that.
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
        className={shared.field}
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
      <div className={shared.row}>
        <label className={buttonClass('secondary', styles.file)}>
          <Upload className={shared.iconMedium} />
          {CSV.chooseFile}
          <input
            type="file"
            accept=".csv,.txt,text/csv,text/plain"
            className={shared.hidden}
            onChange={(event) => {
              void read(event.target.files?.[0]);
              // So that the same file can be chosen again after it was edited.
              event.target.value = '';
            }}
          />
        </label>
        {children}
      </div>
    </>
  );
}

function fileProblem(content: string) {
  if (content.includes('\u0000')) return CSV.notText;
  return content.includes(UNREADABLE) ? CSV.notUtf8 : null;
}

/** A parsed line of the list. */
interface PreviewLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: string | null;
}

interface PreviewProps {
  /** The column titles. */
  readonly titles: readonly string[];
  readonly lines: readonly PreviewLine[];
  /** Problems of the list as a whole. */
  readonly problems: readonly string[];
}

export function CsvPreview({ titles, lines, problems }: PreviewProps) {
  return (
    <>
      {problems.length > 0 && (
        <ul className={`${panel.problems} ${styles.problems}`}>
          {problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what can be scrolled must be reached by keyboard */}
      <section className={styles.preview} aria-label={CSV.preview} tabIndex={0}>
        <table>
          <thead>
            <tr>
              {[CSV.line, ...titles, CSV.problem].map((title) => (
                <th key={title} scope="col">
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {lines.map(({ line, cells, problem }) => (
              <tr key={line} className={problem ? styles.bad : undefined}>
                <th scope="row">{line}</th>
                {cells.map((cell, index) => (
                  <td key={titles[index]} dir="auto">
                    {cell}
                  </td>
                ))}
                <td>{problem}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </>
  );
}
