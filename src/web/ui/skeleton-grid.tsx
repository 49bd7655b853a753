import styles from './skeleton-grid.module.css';

interface Props {
  readonly cards: number;
  /** Of the grid that will take its place. */
  readonly className?: string | undefined;
  /** As high as what it stands for, so that nothing moves then. */
  readonly cardClass: string;
}

/** In place of the cards of the groups, until they are loaded. */
export function SkeletonGrid({ cards, className = '', cardClass }: Props) {
  return (
    <div aria-hidden="true" className={`group-grid ${className}`}>
      {Array.from({ length: cards }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={place} className={`group-card ${styles.waiting} ${cardClass}`} />
      ))}
    </div>
  );
}
