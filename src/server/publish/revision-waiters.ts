/** Reads that wait for a revision which this process has not published yet. */
export interface RevisionWaiters {
  /** Whether the revision is published before the timeout. */
  readonly wait: (revision: number, timeoutMs: number) => Promise<boolean>;
  readonly published: (revision: number) => void;
}

export function createRevisionWaiters(): RevisionWaiters {
  const waiters = new Map<() => void, number>();
  return {
    wait: (revision, timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), timeoutMs);
        const settle = (isPublished: boolean) => {
          clearTimeout(timer);
          waiters.delete(onPublished);
          resolve(isPublished);
        };
        const onPublished = () => settle(true);
        waiters.set(onPublished, revision);
      }),
    published(revision) {
      for (const [onPublished, wanted] of waiters) if (wanted <= revision) onPublished();
    },
  };
}
