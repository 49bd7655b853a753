/** Lines queued within this time are sent together: Discord accepts 30 messages a minute. */
const GATHER_MS = 2_000;
/** Polling interval, even during a pause: sending may have been resumed through another process. */
const POLL_MS = 10_000;
/** For a message in progress when the server stops, which has to end within 5 s. */
const GRACE_MS = 3_000;

/** Sends queued messages one at a time. */
export interface StepwiseSender {
  /**
   * Sends the next message, if there is one and it is due. Returns the time until the next step; null until there
   * is more to send.
   */
  readonly step: () => Promise<number | null>;
  /** Aborts the step in progress. */
  readonly abort: () => void;
  /** Lets another process continue. */
  readonly end: () => Promise<void>;
}

export interface RepeatedSending {
  /** Sends the queue of an earlier run, and from now on new messages. */
  readonly start: () => void;
  /** There may be something to send. */
  readonly wake: () => void;
  /** Checks again immediately, despite a pause. */
  readonly hurry: () => void;
  readonly stop: () => Promise<void>;
}

/** Runs a step whenever there may be something to send, and never two at the same time. */
export function repeatSteps(
  { step, abort, end }: StepwiseSender,
  onError: (error: unknown) => void,
): RepeatedSending {
  /** 'idle' until there is something to send. */
  let state: 'idle' | 'waiting' | 'running' | 'stopped' = 'idle';
  /** Whether to check again after this run, for messages that it may have missed. */
  let isWoken = false;
  let running = Promise.resolve();
  let timer: NodeJS.Timeout | undefined;

  const schedule = (milliseconds: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = run();
    }, milliseconds).unref();
  };
  const run = async () => {
    state = 'running';
    isWoken = false;
    const pause = await sendAll();
    if (isStopped()) return;
    state = pause === null && !isWoken ? 'idle' : 'waiting';
    schedule(Math.min(pause ?? (isWoken ? GATHER_MS : POLL_MS), POLL_MS));
  };
  const sendAll = async (): Promise<number | null> => {
    let pause: number | null = 0;
    try {
      while (pause === 0 && !isStopped()) pause = await step();
    } catch (error) {
      onError(error);
      return POLL_MS;
    }
    return pause;
  };
  const isStopped = () => state === 'stopped';

  return {
    start: () => schedule(0),
    wake: () => {
      isWoken = true;
      if (state !== 'idle') return;
      state = 'waiting';
      schedule(GATHER_MS);
    },
    hurry: () => {
      isWoken = true;
      if (state === 'idle' || state === 'waiting') schedule(0);
    },
    stop: async () => {
      state = 'stopped';
      clearTimeout(timer);
      const grace = setTimeout(abort, GRACE_MS);
      await running;
      clearTimeout(grace);
      await end().catch(() => {});
    },
  };
}
