import cardGrid from './card-grid.module.css';

interface Props {
  readonly cards: number;
  /** The class of the grid that replaces it. */
  readonly className?: string | undefined;
  /** Sets the height of the loaded card, so that nothing moves. */
  readonly cardClass: string | undefined;
}

/** Shown until the group cards are loaded. */
export function SkeletonGrid({ cards, className = '', cardClass }: Props) {
  return (
    <div aria-hidden="true" className={`${cardGrid.grid} ${className}`}>
      {Array.from({ length: cards }, (_, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they are all alike
        <div key={place} className={`${cardGrid.card} ${cardGrid.skeleton} ${cardClass}`} />
      ))}
    </div>
  );
}
