import pLimit from 'p-limit';
import { IMAGE_BYTES_MAX, IMAGE_SIDE_MAX } from '#domain/results/evidence.ts';
import { HttpError, isClientError } from '#web/api/http.ts';
import { uploadScreenshot } from '#web/api/screenshots.ts';
import { createStore } from '#web/ui/store.ts';
import { ADD_SCREENSHOTS } from './words.ts';

export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

export interface Upload {
  readonly id: number;
  readonly resultId: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'failed';
  /** From 0 to 1. */
  readonly progress: number;
  readonly problem: string | null;
  /** Whether a retry may succeed. */
  readonly isWorthRetrying: boolean;
}

interface UploadFunctions {
  readonly shrink: (file: File) => Promise<Blob>;
  readonly send: (resultId: number, image: Blob, onProgress: (sent: number) => void) => Promise<void>;
}

/** A problem of the image itself. */
class UnusableImageError extends Error {}

/**
 * Uploads images one after another. Independent of components: uploads continue when the page is left, and failed ones
 * can be retried there.
 */
export function createUploads({ shrink, send }: UploadFunctions) {
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
        const image = await shrink(upload.file);
        if (image.size > IMAGE_BYTES_MAX) throw new UnusableImageError(ADD_SCREENSHOTS.tooLarge);
        await send(upload.resultId, image, (progress) => change(id, { progress }));
      });
      // It is shown as an upload until the page knows the new screenshot.
      await onSent();
      remove(id);
    } catch (error) {
      const isWorthRetrying = !(error instanceof UnusableImageError) && !isPermanentError(error);
      change(id, { state: 'failed', problem: sentenceOf(error), isWorthRetrying });
    }
  }

  return {
    all: uploads,
    /** `onSent` resolves when the page knows the new screenshot. */
    add(resultId: number, files: readonly File[], onSent: () => Promise<unknown>): void {
      for (const file of files) {
        lastId += 1;
        const upload = { id: lastId, resultId, file, progress: 0, isWorthRetrying: false };
        const problem = isImage(file) ? null : ADD_SCREENSHOTS.notImage;
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

export const uploads = createUploads({ shrink: shrinkImage, send: uploadScreenshot });

/** As far as the browser knows: some in-app browsers do not report the type. */
export function isImage({ type }: File): boolean {
  return type === '' || IMAGE_TYPES.includes(type);
}

/** A retry would not help. */
function isPermanentError(error: unknown): boolean {
  return isClientError(error) && error instanceof HttpError && error.status !== 408 && error.status !== 429;
}

function sentenceOf(error: unknown): string {
  if (error instanceof UnusableImageError) return error.message;
  return (error instanceof HttpError && error.userMessage) || ADD_SCREENSHOTS.lost;
}

const QUALITY = 0.85;
/** Sent unchanged: there is little to gain. */
const SMALL_BYTES = 400_000;

/** A smaller copy for bad networks; the original if the browser cannot make one. */
async function shrinkImage(file: Blob): Promise<Blob> {
  if (file.size <= SMALL_BYTES || !isCanvasHonest()) return file;
  try {
    const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, IMAGE_SIDE_MAX / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const copy = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
    return copy && copy.size < file.size ? copy : file;
  } catch {
    return file;
  }
}

/** Browsers that resist fingerprinting return noise instead of the image. */
function isCanvasHonest(): boolean {
  const canvas = document.createElement('canvas');
  canvas.width = 8;
  canvas.height = 8;
  const context = canvas.getContext('2d');
  if (!context) return false;
  context.fillStyle = 'rgb(10, 200, 90)';
  context.fillRect(0, 0, 8, 8);
  const { data } = context.getImageData(0, 0, 8, 8);
  return data.every((value, index) => Math.abs(value - ([10, 200, 90, 255][index % 4] ?? 0)) < 8);
}
