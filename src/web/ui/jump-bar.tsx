import { memo } from 'react';

interface Target {
  /** Of the element on this page. */
  readonly id: string;
  /** A letter or two. */
  readonly text: string;
  /** The same in full, for a screen reader. */
  readonly name: string;
}

interface Props {
  readonly label: string;
  readonly targets: readonly Target[];
}

/** Leads to the parts of a long list. Stays in sight below the header; on a phone it is pushed sideways. */
export const JumpBar = memo(function JumpBar({ label, targets }: Props) {
  return (
    <nav aria-label={label} className="jump-bar">
      <ul>
        {targets.map(({ id, text, name }) => (
          <li key={id}>
            <a href={`#${id}`} aria-label={name}>
              {text}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
});
