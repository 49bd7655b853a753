import { Button } from './button.tsx';
import { CloudOff } from './icons/cloud-off.tsx';

interface Props {
  /** What could not be loaded. */
  readonly message: string;
  readonly retryLabel: string;
  readonly onRetry: () => void;
}

/** In place of a list that could not be loaded. */
export function LoadError({ message, retryLabel, onRetry }: Props) {
  return (
    <div
      role="alert"
      className="mt-4 flex flex-col items-center gap-4 rounded-lg border border-line bg-surface-1 px-5 py-12 text-center"
    >
      <CloudOff className="size-8 text-red" />
      <p className="font-semibold text-lg">{message}</p>
      <Button variant="secondary" onClick={onRetry}>
        {retryLabel}
      </Button>
    </div>
  );
}
