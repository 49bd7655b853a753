import panel from '../panel.module.css';
import styles from './csv-preview.module.css';
import { CSV } from './words.ts';

/** A parsed line of the list. */
interface PreviewLine {
  readonly line: number;
  readonly cells: readonly string[];
  readonly problem: string | null;
}

interface Props {
  /** The column titles. */
  readonly titles: readonly string[];
  readonly lines: readonly PreviewLine[];
  /** Problems of the list as a whole. */
  readonly problems: readonly string[];
}

export function CsvPreview({ titles, lines, problems }: Props) {
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
