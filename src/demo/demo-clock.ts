/** The server's clock. It is in the past while a season is generated, so that the results are spread over many days. */
export interface DemoClock {
  readonly now: () => Date;
  /** Forward, never back. */
  readonly moveTo: (at: number) => void;
  /** From now on it follows the machine's clock. */
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
