/** The server's clock: it stands in the past while a season is made, so that its results are of many days. */
export interface DemoClock {
  readonly now: () => Date;
  /** Forward, never back. */
  readonly moveTo: (at: number) => void;
  /** From now on it is the clock of the machine. */
  readonly release: () => void;
}

export function demoClock(start: number): DemoClock {
  let heldAt: number | null = start;
  return {
    now: () => new Date(heldAt ?? Date.now()),
    moveTo: (at) => {
      if (heldAt !== null) heldAt = Math.max(heldAt, at);
    },
    release: () => {
      heldAt = null;
    },
  };
}
