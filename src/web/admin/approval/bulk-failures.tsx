import { scoreText } from '#domain/results/score-text.ts';
import { Button } from '#web/ui/button.tsx';
import shared from '#web/ui/shared.module.css';
import styles from './bulk.module.css';
import type { BulkFailure } from './use-decisions.ts';
import { BULK } from './words.ts';

interface Props {
  readonly failure: BulkFailure;
  readonly onDismiss: () => void;
}

/** What could not be decided together with the others, and why. It stays until it was read. */
export function BulkFailures({ failure: { decision, failed }, onDismiss }: Props) {
  return (
    <div role="alert" className={styles.adminFailures}>
      <p className={shared.strong}>{BULK[decision].failed}</p>
      <ul>
        {failed.map(({ result, reason }) => (
          <li key={result.id}>
            <b>
              <bdi>{result.homeTeam}</bdi> {scoreText(result)} <bdi>{result.awayTeam}</bdi>
            </b>{' '}
            {reason}
          </li>
        ))}
      </ul>
      <Button variant="quiet" onClick={onDismiss}>
        {BULK.dismiss}
      </Button>
    </div>
  );
}
