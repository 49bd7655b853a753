/** What comes within this time after news is sent together with it: Discord takes 30 messages a minute. */
const GATHER_MS = 2_000;
/** The database is asked this often, also in a pause: somebody may have said to another process to go on. */
const LOOK_EVERY_MS = 10_000;
/** For a message that is under way when the server stops, which has to end within 5 s. */
const GRACE_MS = 3_000;

/** Sends what waits, one message after another. */
export interface StepwiseSender {
  /**
   * Sends the next message, if there is one and it is time. Returns for how long nothing more is to be done; null when
   * that is until there is more.
   */
  readonly step: () => Promise<number | null>;
  /** Gives up what is under way. */
  readonly abort: () => void;
  /** Lets another process go on. */
  readonly end: () => Promise<void>;
}

export interface RepeatedSending {
  /** Sends what an earlier run has left, and from now on what comes. */
  readonly start: () => void;
  /** There may be news. */
  readonly wake: () => void;
  /** Looks again at once, whatever the pause. */
  readonly hurry: () => void;
  readonly stop: () => Promise<void>;
}

/** Takes steps whenever there may be something to send, and never two at once. */
export function repeatSteps(
  { step, abort, end }: StepwiseSender,
  onError: (error: unknown) => void,
): RepeatedSending {
  /** 'idle' until there is news. */
  let state: 'idle' | 'waiting' | 'running' | 'stopped' = 'idle';
  /** Whether to look again after this run, for something that it may have missed. */
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
    schedule(Math.min(pause ?? (isWoken ? GATHER_MS : LOOK_EVERY_MS), LOOK_EVERY_MS));
  };
  const sendAll = async (): Promise<number | null> => {
    let pause: number | null = 0;
    try {
      while (pause === 0 && !isStopped()) pause = await step();
    } catch (error) {
      onError(error);
      return LOOK_EVERY_MS;
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
