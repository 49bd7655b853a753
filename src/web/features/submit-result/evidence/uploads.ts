import pLimit from 'p-limit';
import { PICTURE_BYTES_MAX } from '#domain/results/evidence.ts';
import { HttpError, isClientError } from '#web/api/http.ts';
import { createStore } from '#web/ui/store.ts';
import { ADD_PICTURES } from './words.ts';

export const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

/** A picture on its way to the server. */
export interface Upload {
  readonly id: number;
  readonly resultId: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  /** Why it failed. */
  readonly problem: string | null;
  /** Whether the same picture may go through another time. */
  readonly isWorthRetrying: boolean;
}

interface Ways {
  readonly shrink: (file: File) => Promise<Blob>;
  readonly send: (resultId: number, picture: Blob, onProgress: (sent: number) => void) => Promise<void>;
}

/** Something about the picture itself. */
class Unusable extends Error {}

/**
 * The pictures that this visit sends, one after another. They belong to no component: they go on when their place on the
 * page is left, and those that failed wait there for another try.
 */
export function createUploads({ shrink, send }: Ways) {
  const inTurn = pLimit(1);
  const uploads = createStore<readonly Upload[]>([]);
  const { get: all, set } = uploads;
  let lastId = 0;

  const find = (id: number) => all().find((upload) => upload.id === id);
  const change = (id: number, changed: Partial<Upload>) =>
    set(all().map((upload) => (upload.id === id ? { ...upload, ...changed } : upload)));
  const remove = (id: number) => set(all().filter((upload) => upload.id !== id));

  async function run(id: number, onSent: () => Promise<unknown>): Promise<void> {
    try {
      await inTurn(async () => {
        const upload = find(id);
        if (!upload) return;
        change(id, { state: 'sending' });
        const picture = await shrink(upload.file);
        if (picture.size > PICTURE_BYTES_MAX) throw new Unusable(ADD_PICTURES.tooLarge);
        await send(upload.resultId, picture, (progress) => change(id, { progress }));
      });
      // It is shown as one that is on its way until the page knows it as one that is there.
      await onSent();
      remove(id);
    } catch (error) {
      const isWorthRetrying = !(error instanceof Unusable) && !isRefusedForGood(error);
      change(id, { state: 'failed', problem: sentenceOf(error), isWorthRetrying });
    }
  }

  return {
    all: uploads,
    /** `onSent` resolves when the page knows of the new picture. */
    add(resultId: number, files: readonly File[], onSent: () => Promise<unknown>): void {
      for (const file of files) {
        lastId += 1;
        const upload = { id: lastId, resultId, file, progress: 0, isWorthRetrying: false };
        const problem = isPicture(file) ? null : ADD_PICTURES.notPicture;
        set([...all(), { ...upload, state: problem ? 'failed' : 'waiting', problem }]);
        if (!problem) void run(upload.id, onSent);
      }
    },
    retry(id: number, onSent: () => Promise<unknown>): void {
      if (find(id)?.state !== 'failed') return;
      change(id, { state: 'waiting', progress: 0, problem: null });
      void run(id, onSent);
    },
    remove,
  };
}

/** As far as the browser knows: those of some chat apps do not tell the type. */
export function isPicture({ type }: File): boolean {
  return type === '' || PICTURE_TYPES.includes(type);
}

/** A refusal that asking again does not change. */
function isRefusedForGood(error: unknown): boolean {
  return isClientError(error) && error instanceof HttpError && error.status !== 408 && error.status !== 429;
}

function sentenceOf(error: unknown): string {
  if (error instanceof Unusable) return error.message;
  return (error instanceof HttpError && error.sentence) || ADD_PICTURES.lost;
}
