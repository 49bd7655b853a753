import { queryOptions } from '@tanstack/react-query';
import pLimit from 'p-limit';
import { clubKeyHeaders } from './club-key.ts';
import { call, HttpError } from './http.ts';

/** The prefix of all screenshot query keys. */
export const EVIDENCE_PATH = '/api/ucl/evidence/';
/** A photo on a bad network takes long. */
const TIMEOUT_MS = 120_000;
const CACHED_MS = 10 * 60_000;

const limit = pLimit(3);

type Headers = Readonly<Record<string, string>>;

/** The hash identifies the image, so it never changes. */
export function screenshotQuery(sha256: string, read: (signal: AbortSignal) => Promise<Blob>) {
  return queryOptions({
    queryKey: [EVIDENCE_PATH, sha256] as readonly [string, string],
    queryFn: ({ signal }) => limit(() => read(signal)),
    staleTime: 'static',
    gcTime: CACHED_MS,
  });
}

export function readScreenshot(sha256: string, headers: Headers, signal: AbortSignal): Promise<Blob> {
  return sendRequest({ method: 'GET', path: `${EVIDENCE_PATH}${sha256}`, headers, signal });
}

/** With the key of this device's club. */
export function clubScreenshotQuery(sha256: string) {
  return screenshotQuery(sha256, (signal) => readScreenshot(sha256, clubKeyHeaders(), signal));
}

/** `onProgress` gets the share that has been sent, from 0 to 1. */
export async function uploadScreenshot(
  resultId: number,
  screenshot: Blob,
  onProgress: (sent: number) => void,
): Promise<void> {
  const body = new FormData();
  body.append('picture', screenshot, 'picture');
  const headers = clubKeyHeaders();
  await sendRequest({ method: 'POST', path: `${EVIDENCE_PATH}${resultId}`, headers, body, onProgress });
}

/** An image that does not exist counts as removed. */
export async function removeScreenshot(resultId: number, sha256: string): Promise<void> {
  try {
    await call(`${EVIDENCE_PATH}${resultId}/${sha256}`, { method: 'DELETE' }, { headers: clubKeyHeaders() });
  } catch (error) {
    if (!(error instanceof HttpError && error.code === 'unknown_picture')) throw error;
  }
}

interface ScreenshotCall {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly headers: Headers;
  readonly body?: FormData;
  readonly signal?: AbortSignal;
  readonly onProgress?: (sent: number) => void;
}

/** XMLHttpRequest, because `fetch` does not report upload progress. */
function sendRequest({ method, path, headers, body, signal, onProgress }: ScreenshotCall): Promise<Blob> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(method, path);
    request.responseType = 'blob';
    request.timeout = TIMEOUT_MS;
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    const fail = () => reject(new Error('The connection was lost.'));
    request.onerror = fail;
    request.ontimeout = fail;
    request.onabort = fail;
    request.onload = async () => {
      const reply = request.response as Blob;
      if (request.status >= 200 && request.status < 300) resolve(reply);
      else reject(new HttpError(request.status, request.statusText, await reply.text()));
    };
    signal?.addEventListener('abort', () => request.abort());
    if (signal?.aborted) fail();
    else request.send(body ?? null);
  });
}
