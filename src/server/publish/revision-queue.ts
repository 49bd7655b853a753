/** Requests waiting for a revision that this process has not published yet. */
export interface RevisionQueue {
  /** Whether the revision is published before the timeout. */
  readonly wait: (revision: number, timeoutMs: number) => Promise<boolean>;
  readonly published: (revision: number) => void;
}

export function createRevisionQueue(): RevisionQueue {
  const waiting = new Map<() => void, number>();
  return {
    wait: (revision, timeoutMs) =>
      new Promise((resolve) => {
        const timer = setTimeout(() => settle(false), timeoutMs);
        const settle = (isPublished: boolean) => {
          clearTimeout(timer);
          waiting.delete(onPublished);
          resolve(isPublished);
        };
        const onPublished = () => settle(true);
        waiting.set(onPublished, revision);
      }),
    published(revision) {
      for (const [onPublished, awaited] of waiting) if (awaited <= revision) onPublished();
    },
  };
}
