import { useQuery } from '@tanstack/react-query';
import { useLiveConnected } from '#web/api/live-state.ts';
import { Badge, type BadgeTone } from '#web/ui/badge.tsx';
import { healthQuery } from '../admin-calls.ts';
import { OVERVIEW } from '../words.ts';
import styles from './overview.module.css';

type State = keyof typeof OVERVIEW.states;

const TONES: Record<State, BadgeTone> = {
  ok: 'green',
  down: 'red',
  unknown: 'neutral',
  checking: 'neutral',
};

/** From the health check and the state of the live connection. */
export function SystemStatus() {
  const health = useQuery(healthQuery);
  const live = useLiveConnected();
  const told = health.data ? toState(health.data.database === 'ok') : 'checking';
  const api: State = health.isError ? 'down' : health.data ? 'ok' : 'checking';
  return (
    <dl className={styles.adminSystem}>
      <Part name={OVERVIEW.parts.database} state={health.isError ? 'unknown' : told} />
      <Part name={OVERVIEW.parts.api} state={api} />
      <Part
        name={OVERVIEW.parts.live}
        state={live === null ? 'checking' : toState(live)}
        word={live === false ? OVERVIEW.liveDown : undefined}
      />
    </dl>
  );
}

function toState(well: boolean): State {
  return well ? 'ok' : 'down';
}

interface PartProps {
  readonly name: string;
  readonly state: State;
  readonly word?: string | undefined;
}

function Part({ name, state, word = OVERVIEW.states[state] }: PartProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>
        <Badge tone={TONES[state]}>{word}</Badge>
      </dd>
    </div>
  );
}
