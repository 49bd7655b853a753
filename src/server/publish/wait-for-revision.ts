/** Lets readers wait for a revision that this process has not published yet. */
export interface RevisionWaiter {
  /** Whether the revision is published within the time. */
  readonly until: (revision: number, milliseconds: number) => Promise<boolean>;
  readonly published: (revision: number) => void;
}

export function createRevisionWaiter(): RevisionWaiter {
  const waiting = new Map<() => void, number>();
  return {
    until: (revision, milliseconds) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => end(false), milliseconds);
        const end = (isReached: boolean) => {
          clearTimeout(timer);
          waiting.delete(reached);
          resolve(isReached);
        };
        const reached = () => end(true);
        waiting.set(reached, revision);
      }),
    published(revision) {
      for (const [reached, wanted] of waiting) if (wanted <= revision) reached();
    },
  };
}
